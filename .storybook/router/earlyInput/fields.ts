/** A field that holds text. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether the browser itself checks the element when it is clicked. */
export function isCheckable(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

/** The control that an event meant: a button's icon and its text are the same to who clicks. */
export function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target;
  return target.closest('button, summary, [role=button]') ?? target;
}

/** Whether the element is a field whose text may be written. */
export function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type);
}
