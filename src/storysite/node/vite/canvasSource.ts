import type { Plugin } from 'vite';
import type { EstreeNode } from '../content/findTexts.ts';
import { walk } from '../storybook/parseScript.ts';
import { entries } from '../entries.ts';
import { BLOCK_MODULES } from './blocks.ts';

/** An import, as far as it is read here. */
interface Import extends EstreeNode {
  specifiers: {
    type: string;
    start: number;
    end: number;
    local: EstreeNode;
    imported?: EstreeNode;
  }[];
}

/**
 * Gives modules whose `<Canvas>` says how its code is shown the block that can: with `source`, code is printed by functions
 * that the other pages do without.
 */
export function canvasSource(): Plugin {
  return {
    name: 'site:canvas-source',
    // Compiled, and before Vite's server resolves the imports.
    enforce: 'post',
    transform: {
      filter: { code: /\bCanvas\b/ },
      handler(code, id) {
        if (!/\bCanvas\b/.test(code) || id.includes('/node_modules/')) return null;
        const program = this.parse(code) as unknown as EstreeNode;
        const edits = (program.body ?? []).flatMap((node) => editOf(node as Import, program, code));
        if (edits.length === 0) return null;
        let changed = code;
        for (const { start, end, text } of edits.toReversed()) {
          changed = changed.slice(0, start) + text + changed.slice(end);
        }
        return { code: changed, map: null };
      },
    },
  };
}

function editOf(node: Import, program: EstreeNode, code: string) {
  const isBlocks = Object.hasOwn(BLOCK_MODULES, String(node.source?.value));
  if (node.type !== 'ImportDeclaration' || !isBlocks) return [];
  const canvas = node.specifiers.find(({ imported }) => imported?.name === 'Canvas');
  if (!canvas?.local.name || !givesSource(program, canvas.local.name)) return [];
  const others = node.specifiers.filter((one) => one !== canvas && one.type === 'ImportSpecifier');
  const names = others.map(({ start, end }) => code.slice(start, end)).join(', ');
  const file = JSON.stringify(entries.canvasWithSource);
  const text = `import { ${names} } from ${JSON.stringify(node.source?.value)}; import { CanvasWithSource as ${canvas.local.name} } from ${file};`;
  return [{ start: node.start, end: node.end, text }];
}

/** Whether any element of a component has the prop `source`, or props that cannot be seen. */
function givesSource(program: EstreeNode, name: string): boolean {
  let found = false;
  walk(program, ({ type, ...call }) => {
    if (type !== 'CallExpression') return;
    const [component, props] = (call as unknown as { arguments: EstreeNode[] }).arguments;
    if (component?.type !== 'Identifier' || component.name !== name) return;
    found ||= (props?.properties ?? []).some(
      ({ type: kind, key }) => kind !== 'Property' || key?.name === 'source',
    );
  });
  return found;
}
