/** A field that holds text. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether the browser itself checks the element when it is clicked. */
export function isCheckable(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

/** Whether the element is a field whose text may be written. */
export function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type);
}
