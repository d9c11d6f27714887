/** Why a demo fails with a version, in a sentence for those who want to upgrade: version → demo → sentence. */
export const versionNotes: Record<string, Record<string, string>> = {
  '14.5.2': {
    'custom-icon': 'In a combobox, the selected option no longer has its icon.',
  },
  '14.16.8': {
    controlled:
      'A search does not scroll the list back to its first result, so the active option can be out of view.',
    'custom-icon':
      '`showArrow` and `inputIcon` are gone: use `suffixIcon`. In a combobox, the selected option no longer has its icon.',
    email:
      'In a combobox, an option that starts with the typed text is active, so Enter selects it instead of keeping the text.',
    multiple: '`showArrow` is gone: use `suffixIcon`.',
    suggest:
      '`showArrow` is gone. `defaultActiveFirstOption={false}` no longer keeps an option that starts with the typed text from being active.',
    tags: '`maxTagCount="responsive"` shows no tags until `select.css` styles the new element `rc-select-selection-wrap`.',
  },
};
