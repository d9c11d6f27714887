/** English texts of the button that opens the editor. */
export const buttonTexts = {
  edit: 'Edit',
  close: 'Close',
  closeEditor: 'Close the editor',
  notLoaded: 'The editor could not be loaded: check the connection and try again.',
} as const;
