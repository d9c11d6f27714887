import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { createWarn, printWarning, type Warning } from '../../core/Warning.ts';
import { blocks, unknownBlocks } from './blocks.ts';

interface Hooks {
  resolveId(id: string): { id: string } | null;
  transform: {
    handler(this: object, code: string, id: string): Promise<{ code: string } | null>;
  };
}

describe('blocks', () => {
  let root = '';
  let warnings: Warning[] = [];
  const hooks = () =>
    ({ ...blocks(), ...unknownBlocks({ root, warn: createWarn(warnings) }) }) as unknown as Hooks;
  const transform = (code: string) =>
    hooks().transform.handler.call({ parse: parseAst }, code, join(root, 'Guide.mdx'));

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'blocks-'));
    await writeFile(
      join(root, 'Guide.mdx'),
      `# Guide\n\nimport {\n  Meta,\n  ColorControl,\n} from '@storybook/blocks';\n`,
    );
  });
  beforeEach(() => {
    warnings = [];
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('are the site’s own, from every module that Storybook has them in', () => {
    const { resolveId } = hooks();
    expect(resolveId('@storybook/blocks')?.id).toMatch(/blocks\/index\.ts$/);
    expect(resolveId('@storybook/addon-docs/blocks')?.id).toMatch(/blocks\/index\.ts$/);
    expect(resolveId('@storybook/addon-docs')?.id).toMatch(/blocks\/addonDocs\.ts$/);
    expect(resolveId('@storybook/addon-docs/preview')).toBeNull();
  });

  it('leave imports of known ones alone', async () => {
    expect(
      await transform(`import { Meta as M, Canvas, useOf } from "@storybook/addon-docs/blocks";`),
    ).toBeNull();
    expect(await transform(`import { ColorControl } from './mine';`)).toBeNull();
  });

  it('that are unknown are a notice, and one warning with file, line and what to do', async () => {
    const code = `import {Meta, ColorControl as C} from '@storybook/blocks';\nuse(C);`;
    await transform(code);
    expect((await transform(code))?.code).toMatch(
      /^import \{ Meta as Meta \} from "@storybook\/blocks"; import \{ createUnknownBlock as createUnknownBlock1 \} from "[^"]*UnknownBlock\.tsx"; const C = createUnknownBlock1\("ColorControl"\);\nuse\(C\);$/,
    );
    expect(warnings.map(printWarning)).toEqual([
      expect.stringMatching(
        /^Guide\.mdx:5: The site does not have the block "ColorControl", [^]*Use one of Anchor, ArgTypes, /,
      ),
    ]);
  });

  it('that prose, code and texts show are not imports', async () => {
    const shown = String.raw`import { ArgsTable } from '@storybook/blocks';`;
    for (const code of [
      `show(${JSON.stringify(shown)});`,
      `show(\`\n${shown}\n\`);`,
      `// ${shown}\nuse();`,
    ]) {
      expect(await transform(code)).toBeNull();
      const mixed = `import { ColorControl } from "@storybook/blocks";\n${code}`;
      expect((await transform(mixed))?.code).toContain(code);
    }
  });

  it('that are exported on are found as well', async () => {
    const code = `export { Meta, ColorControl as C } from '@storybook/blocks';`;
    expect((await transform(code))?.code).toContain(
      'export const C = createUnknownBlock1("ColorControl")',
    );
  });
});
