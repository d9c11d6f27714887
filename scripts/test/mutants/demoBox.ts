import { type Mutant, unit } from './Mutant.ts';

const box = unit('src/demo/DemoBox.test.tsx');
const source = unit('src/demo/DemoSource.test.tsx');

/** Wrong changes of the box that a demo stands in. */
export const demoBoxMutants: Mutant[] = [
  {
    says: '"Copied" stays for good',
    file: 'src/demo/useCopy.ts',
    find: "    if (copied) timer.current = setTimeout(() => setState('idle'), COPY_RESET_MS);\n",
    replace: '',
    check: { ...box, name: 'says "Copied"' },
  },
  {
    says: 'nothing is copied on plain http',
    file: 'src/demo/copyText.ts',
    find: 'return copyBySelection(text);',
    replace: 'return false;',
    check: unit('src/demo/copyText.test.ts'),
  },
  {
    says: 'copying leaves its text area on the page',
    file: 'src/demo/copyText.ts',
    find: '    area.remove();\n',
    replace: '',
    check: unit('src/demo/copyText.test.ts'),
  },
  {
    says: 'reset leaves the demo as it is',
    file: 'src/demo/DemoBox.tsx',
    find: '<DemoStage key={run} demo={demo} isReset={run > 0} />',
    replace: '<DemoStage demo={demo} />',
    check: { ...box, name: 'afresh on reset' },
  },
  {
    says: 'unfolded code folds again when the reader comes back',
    file: 'src/demo/useUnfolded.ts',
    find: '    sessionStorage.setItem(PREFIX + id, String(unfolded));\n',
    replace: '',
    check: { ...box, name: 'remembers it for the session' },
  },
  {
    says: 'the demo alone is a former address',
    file: 'src/demo/DemoTools.tsx',
    find: 'to={`/~demos/${demo.id}`}',
    replace: 'to={`/_demos/${demo.id}`}',
    check: { ...box, name: 'names every control' },
  },
  {
    says: 'the code button does not say whether the code is unfolded',
    file: 'src/demo/DemoTools.tsx',
    find: '          aria-expanded={unfolded}\n',
    replace: '',
    check: box,
  },
  {
    says: 'the arrow keys do not move between the files',
    file: 'src/demo/SourceTabs.tsx',
    find: "if (key === 'ArrowLeft' || key === 'ArrowRight')",
    replace: "if (key === 'ArrowLeft')",
    check: source,
  },
  {
    says: 'a file that could not be loaded is not tried again',
    file: 'src/demo/FurtherSource.tsx',
    find: 'onClick={() => setFailed(false)}',
    replace: 'onClick={() => setFailed(true)}',
    check: source,
  },
  {
    says: 'demos do not learn that the page is right to left',
    file: 'src/demo/LiveDemo.tsx',
    find: '<Component direction={direction} />',
    replace: '<Component />',
    check: unit('src/demo/DemoStage.test.tsx'),
  },
  {
    says: 'a demo that was live before the frame goes on when its page is left',
    file: 'src/demo/stageRoots.tsx',
    find: '    void roots.get(stage)?.then((root) => afterPaint(() => root.unmount()));\n',
    replace: '',
    check: unit('src/demo/DemoStage.test.tsx'),
  },
  {
    says: 'the frame takes a live demo over once more',
    file: 'src/demo/DemoStage.tsx',
    find: 'useState(isInDocument || printed !== undefined)',
    replace: 'useState(printed !== undefined)',
    check: unit('src/demo/DemoStage.test.tsx'),
  },
  {
    says: 'a move renders a demo that the server has printed',
    file: 'src/demo/DemoStage.tsx',
    find: 'findStaticHtml(stageKey(demo))',
    replace: 'undefined',
    check: unit('src/demo/DemoStage.test.tsx'),
  },
  {
    says: 'a demo that a move shows stays as it was printed',
    file: 'src/demo/stageRoots.tsx',
    find: 'startTransition(() => void hydrateStage(stage, demo))',
    replace: 'startTransition(() => void stage)',
    check: unit('src/demo/DemoStage.test.tsx'),
  },
  {
    says: 'a move shows a printed demo from left to right to those who read from right to left',
    file: 'src/demo/DemoStage.tsx',
    find: " && readDirection() === 'ltr'",
    replace: '',
    check: unit('src/demo/DemoStage.test.tsx'),
  },
];
