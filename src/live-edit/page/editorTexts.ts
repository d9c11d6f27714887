/** The English texts of the open editor. Those of its button are a module of their own, which is in every page's script. */
export const editorTexts = {
  files: 'Files',
  codeOf: 'Code of {file}',
  resetCode: 'Reset code',
  isEdited: 'Edited',
  edited: '{story}, edited',
  leaveHint: 'Tab indents. To leave the editor, press Escape, then Tab.',
  shared: 'This file is shared by several stories and cannot be changed here.',
  leftOut: 'What the stories file renders around the component is left out here.',
  tooLong:
    'That would be {length} characters. The editor takes up to {limit}, so the text is as it was.',
  place: '{file}, line {line}, column {column}: {error}',
  old: 'Last working version',
  loading: 'Loading the story…',
  stop: 'Stop',
  frozen: 'The story is not responding. It may contain an endless loop.',
  stopped: 'The story was stopped. Change the code to run it again.',
  ended: 'The story ended.',
  failed: 'The story could not be loaded: editing needs a network.',
  tryAgain: 'Try again',
  left: 'The code went to another address, which ends the story. Change the code to run it again.',
} as const;
