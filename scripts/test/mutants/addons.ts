import { type Mutant, unit } from './Mutant.ts';

const THEME = 'src/addons/theme';
const SANDBOX = 'src/addons/sandbox';

const themeMutants: Mutant[] = [
  {
    says: 'the theme is not stored',
    file: `${THEME}/themeStore.ts`,
    find: '      storeChoice(host, choice);\n',
    replace: '',
    check: unit(`${THEME}/themeStore.test.ts`),
  },
  {
    says: 'the theme of another tab is not followed',
    file: `${THEME}/themeStore.ts`,
    find: 'key === STORAGE_KEY || key === null',
    replace: 'key === null',
    check: unit(`${THEME}/themeStore.test.ts`),
  },
  {
    says: 'auto does not follow the system',
    file: `${THEME}/themedDocument.ts`,
    find: "system.addEventListener('change', () => show(choice));",
    replace: '',
    check: unit(`${THEME}/themeStore.test.ts`),
  },
  {
    says: 'auto is light on a dark system',
    file: `${THEME}/types.ts`,
    find: "systemIsDark ? 'dark' : 'light'",
    replace: "systemIsDark ? 'light' : 'dark'",
    check: unit(`${THEME}/types.test.ts`),
  },
  {
    says: 'any text is a choice of theme',
    file: `${THEME}/types.ts`,
    find: 'themeChoices.find((choice) => choice === value)',
    replace: "typeof value === 'string' ? (value as ThemeChoice) : undefined",
    check: unit(`${THEME}/types.test.ts`),
  },
  {
    says: 'the script before the first paint reads another key of the storage',
    file: `${THEME}/themeScript.ts`,
    find: 'getItem("${STORAGE_KEY}")',
    replace: 'getItem("theme")',
    check: unit(`${THEME}/themeScript.test.ts`),
  },
  {
    says: 'every page heeds a theme in its address',
    file: `${THEME}/readOverrides.ts`,
    find: 'if (!pathname.includes(ALONE_SEGMENT)) return {};',
    replace: '',
    check: unit(`${THEME}/readOverrides.test.ts`),
  },
  {
    says: "a story's lock gives way to the globals",
    file: `${THEME}/chooseTheme.ts`,
    find: 'lock.theme ?? parseChoice(globals[THEME_KEY])',
    replace: 'parseChoice(globals[THEME_KEY]) ?? lock.theme',
    check: unit(`${THEME}/chooseTheme.test.ts`),
  },
  {
    says: 'the tool does not tell the preview of a choice',
    file: `${THEME}/followTheme.ts`,
    find: '      api.updateGlobals({ [THEME_KEY]: choice });\n',
    replace: '',
    check: unit(`${THEME}/followTheme.test.ts`),
  },
];

const sandboxMutants: Mutant[] = [
  {
    says: 'the field of CodeSandbox has another name',
    file: `${SANDBOX}/providers/codesandbox.ts`,
    find: '      parameters: compressed',
    replace: '      params: compressed',
    check: unit(`${SANDBOX}/providers/providers.test.ts`),
  },
  {
    says: 'the files for CodeSandbox need escaping',
    file: `${SANDBOX}/providers/codesandbox.ts`,
    find: ".replaceAll('+', '-')",
    replace: '',
    check: unit(`${SANDBOX}/providers/providers.test.ts`),
  },
  {
    says: 'the fields of StackBlitz have other names',
    file: `${SANDBOX}/providers/stackblitz.ts`,
    find: '`project[files][${path}]`',
    replace: '`files[${path}]`',
    check: unit(`${SANDBOX}/providers/providers.test.ts`),
  },
  {
    says: "the form's fields have no names",
    file: `${SANDBOX}/submitForm.ts`,
    find: '    input.name = name;\n',
    replace: '',
    check: unit(`${SANDBOX}/openSandbox.test.ts`),
  },
  {
    says: 'the sandbox can reach the window that opened it',
    file: `${SANDBOX}/submitForm.ts`,
    find: "form.setAttribute('rel', 'noopener noreferrer');",
    replace: '',
    check: unit(`${SANDBOX}/openSandbox.test.ts`),
  },
  {
    says: 'a form is sent when the browser would block its window',
    file: `${SANDBOX}/openSandbox.ts`,
    find: "if (navigator.userActivation?.isActive === false) return 'expired';",
    replace: '',
    check: unit(`${SANDBOX}/openSandbox.test.ts`),
  },
  {
    says: 'a sandbox is offered though its image is late',
    file: `${SANDBOX}/probeImage.ts`,
    find: 'settle(image.naturalWidth > 0)',
    replace: 'settle(true)',
    check: unit(`${SANDBOX}/probeImage.test.ts`),
  },
  {
    says: 'every box of a page probes for itself',
    file: `${SANDBOX}/useSandboxes.ts`,
    find: '  probes.set(address, probe);\n',
    replace: '',
    check: unit(`${SANDBOX}/useSandboxes.test.ts`),
  },
  {
    says: 'the project asks for LESS, which it cannot build',
    file: `${SANDBOX}/project/buildProject.ts`,
    find: 'replaceLess(text, projectPath(file), compiledLess)',
    replace: 'text',
    check: unit(`${SANDBOX}/project/loadProject.test.ts`),
  },
  {
    says: 'the project goes without what the demo imports',
    file: `${SANDBOX}/project/loadProject.ts`,
    find: '...bare.map(packageOf)',
    replace: "'rc-select'",
    check: unit(`${SANDBOX}/project/loadProject.test.ts`),
  },
  {
    says: 'only the demo file itself is shown and sent',
    file: `${SANDBOX}/project/demoFiles.ts`,
    find: '      await add(resolveImport(specifier, file, root));\n',
    replace: '      resolveImport(specifier, file, root);\n',
    check: unit(`${SANDBOX}/project/demoFiles.test.ts`),
  },
];

/** Wrong changes of the two addons, which the site uses, too. */
export const addonMutants = [...themeMutants, ...sandboxMutants];
