/** English texts of the open editor. Texts of its button are in a separate module, which every page loads. */
export const editorTexts = {
  files: 'Files',
  codeOf: 'Code of {file}',
  resetCode: 'Reset code',
  undoReset: 'Undo reset',
  isEdited: 'Edited',
  edited: '{story}, edited',
  copyLink: 'Copy link',
  copied: 'Copied',
  linkInBar: 'The browser does not allow copying here. The link is in the address bar.',
  linkTooLong:
    'The code is too long for a link: {length} characters, {limit} at most. Shorten it, or open it in a sandbox.',
  fromLink: 'This code is from the link that you opened, not from this site.',
  damaged:
    'A part of the link is missing or changed, so this is the original code. Ask for the whole link.',
  tooMuch:
    'The link holds more than the editor’s {limit} characters, so this is the original code. Ask for the code itself.',
  foreign:
    'The link holds code of another page or of another version of this site, so this is the original code.',
  report: 'Report an issue',
  issueBody:
    '**Code**: {link}\n\n**What happens**\n\n\n**What should happen**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '(press “Copy link” in the editor and paste the link here)',
  leaveHint: 'Tab indents. To leave the editor, press Escape, then Tab.',
  shared: 'This file is shared by several stories and cannot be changed here.',
  leftOut: 'What the stories file renders around the component is left out here.',
  tooLong:
    'That would be {length} characters. The editor takes up to {limit}, so the text is as it was.',
  place: '{file}, line {line}, column {column}: {error}',
  old: 'Last working version',
  original: 'The edited code fails, so this is the original.',
  loading: 'Loading the story…',
  stop: 'Stop',
  frozen: 'The story is not responding. It may contain an endless loop.',
  stopped: 'The story was stopped. Change the code to run it again.',
  ended: 'The story ended.',
  failed: 'The story could not be loaded: editing needs a network.',
  tryAgain: 'Try again',
  left: 'The code went to another address, which ends the story. Change the code to run it again.',
} as const;
