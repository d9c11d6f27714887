/** English texts of the frame's own errors. The frame throws them; the page translates them. */
export const frameTexts = {
  ranTooLong: 'The code ran for {seconds} seconds without a pause, so it was stopped.',
  wouldErase: 'document.{name} would erase the story, so it does nothing here.',
  noEval: '{address} was blocked ({directive}): text cannot become code here.',
  onlySiteFiles:
    '{address} was blocked ({directive}): a story that is edited can fetch files of this site, and nothing else.',
  notImportable: '"{name}" cannot be imported here. An edited story has its own files and {names}.',
  noComponent:
    '{file} exports no component, so there is nothing to show. Write "export default" before one.',
  thrown: 'Thrown: {value}',
} as const;
