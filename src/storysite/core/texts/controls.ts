import type { TextSet } from './Text.ts';
import { createTexts } from './t.ts';

/** The English texts of controls, which a page loads once a reader touches one. */
export const controlsTexts = {
  changeValue: 'Change any value.',
  copyLink: 'Copy link',
  linkNotCopied: 'The browser does not allow copying here: copy the address of this page by hand.',
  valuesChanged: { one: '1 value changed.', other: '{count} values changed.' },
  json: '{name}, JSON',
  notSet: 'not set',
  setAtRunTime: 'Set at run time: no field can hold it.',
  jsonInvalid:
    'This is not valid JSON yet: names and texts need double quotes, and lists no comma at the end.',
  jsonIncomplete: 'This is not valid JSON yet: something is missing at the end.',
  jsonUnexpected:
    'This is not valid JSON yet: “{character}” is not expected at line {line}, column {column}.',
  argsInvalid: 'The args in the address cannot be read, or are too long.',
  argUnknown: '“{name}” in the address was ignored: there is no such control.',
  argInvalid: '“{name}” in the address was ignored: {value} is no value for it.',
  argRisky: '“{name}” in the address holds markup or a script, so it waits for you to allow it.',
  allow: 'Allow',
  argsTooLong:
    'These values are too long for an address, so a link to this page does not have them.',
} as const satisfies TextSet;

/** A text of controls in the language of the page, or in English. Call it while rendering. */
export const t = createTexts(controlsTexts);
