import { type Mutant, page, unit } from './Mutant.ts';

const FOLDER = '.storybook/router/earlyInput';
const plan = { file: `${FOLDER}/planReplay.ts`, check: unit(`${FOLDER}/planReplay.test.ts`) };
const replay = {
  file: `${FOLDER}/replayEarlyInput.ts`,
  check: unit(`${FOLDER}/replayEarlyInput.test.tsx`),
};

/** Wrong changes of what happens to a reader's input before the scripts have run. */
export const earlyInputMutants: Mutant[] = [
  {
    ...replay,
    says: 'an early click is lost',
    find: '  dispatch(copyOf(event), target);',
    replace: '',
  },
  {
    ...replay,
    says: 'what the reader did again meanwhile is done twice',
    find: '      if (touched.has(controlOf(record.target))) continue;\n',
    replace: '',
  },
  {
    ...replay,
    says: 'a check box that was clicked early ends as it was',
    find: 'target.checked = !checked',
    replace: 'target.checked = Boolean(checked)',
  },
  {
    ...replay,
    says: 'an early text is in the field and not in React',
    find: '  field.value = `${text} `;\n',
    replace: '',
  },
  {
    ...replay,
    says: 'an early native choice is lost',
    find: 'if (target instanceof HTMLSelectElement && !target.multiple) target.value = value;',
    replace: '',
  },
  {
    ...replay,
    says: 'what a demo has done already is told to the frame',
    find: "return !part || part.id === 'root';",
    replace: 'return true;',
  },
  {
    ...replay,
    says: 'an early press on the frame closes what a demo has opened since',
    find: '  if (/^(pointer|mouse)/.test(type)) return false;\n',
    replace: '',
  },
  {
    ...replay,
    says: 'a demo that focuses itself takes the focus from the reader',
    find: " || (event.type === 'focusin' && target === focused)",
    replace: '',
  },
  {
    ...plan,
    says: 'what is too old is done all the same',
    find: 'now - event.timeStamp < EARLY_INPUT_LIFE_MS &&',
    replace: '',
  },
  {
    ...plan,
    says: 'several early clicks on one button all count',
    find: 'controlOf(later.target) === controlOf(earlier.target)',
    replace: 'later === earlier',
  },
  {
    ...plan,
    says: 'an early click on a link is sent to the router as well',
    find: "target instanceof Element && !target.closest('a[href]')",
    replace: 'target instanceof Element',
  },
  {
    says: 'what was typed into a combobox before the scripts is lost',
    file: `${FOLDER}/earlyInputScript.ts`,
    find: 'focusin keydown keyup input change',
    replace: 'focusin keydown keyup change',
    check: page(`${FOLDER}/earlyInput.spec.ts`, 'text typed early into a combobox'),
  },
];
