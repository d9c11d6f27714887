import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { MODULE_ORIGIN } from '../../core/marks.ts';
import { type Edit, editText } from '../project/editText.ts';
import { engineFile } from '../project/engineFile.ts';
import { realFile, toProjectPath } from '../project/realFile.ts';
import { type EstreeNode, walk } from '../project/parseScript.ts';

/**
 * Replaces `import.meta` on the server by that of a browser: an address of the site instead of a local path, without
 * dirname and filename. In builds, `new URL('./dot.svg', import.meta.url)` becomes the asset's address, which Vite
 * itself does only for browsers.
 */
export function moduleAddress(): Plugin {
  let config: ResolvedConfig;
  const own = engineFile('');
  return {
    name: 'site:module-address',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(resolved) {
      config = resolved;
    },
    transform(code, id, { ssr = false } = {}) {
      if (!ssr || !code.includes('import.meta') || id.startsWith(own)) return null;
      const { uses, assets, isForNode } = readMeta(this.parse(code) as unknown as Node);
      // A package for Node, or the bundler's own runtime, needs the real values to load.
      if (uses.length === 0 || (isForNode && /^\0|\/node_modules\//.test(id))) return null;
      const imports: string[] = [];
      const edits = uses.flatMap(({ start, end, name }): Edit[] => {
        if (name !== 'url') return [{ start, end, text: 'undefined' }];
        const text = JSON.stringify(addressOf(id, config));
        const asset = config.command === 'build' ? assets.get(start) : undefined;
        const address = asset && printAsset(asset, code, id, config, imports);
        if (!asset || !address) return [{ start, end, text }];
        return [
          { start: asset.start, end: asset.end, text: address },
          { start, end, text },
        ];
      });
      return { code: imports.join('') + editText(code, edits), map: null };
    },
  };
}

/** The module's address on the site; in a build, the address of a script. */
function addressOf(id: string, { command, base, root, build }: ResolvedConfig): string {
  const [file = ''] = id.split('?');
  const path = command === 'build' ? `${build.assetsDir}/module.js` : toProjectPath(root, file);
  return new URL(encodeURI(posix.join(base, path)), MODULE_ORIGIN).href;
}

/** The first argument of `new URL(…, import.meta.url)`. */
interface Asset extends Pick<Edit, 'start' | 'end'> {
  /** Its text, if it is a literal. */
  value?: string;
  /** The texts of a template between its expressions. */
  parts?: string[];
}

interface Node extends EstreeNode {
  object?: Node;
  callee?: Node;
  arguments?: Node[];
}

/** How a module uses `import.meta`. */
interface Meta {
  /** Each `import.meta.url` and the like. */
  uses: { start: number; end: number; name: string }[];
  /** Its assets, by the offset of their `import.meta.url`. */
  assets: Map<number, Asset>;
  /** Whether it derives paths or a `require` from its address. */
  isForNode: boolean;
}

function readMeta(program: Node): Meta {
  const meta: Meta = { uses: [], assets: new Map(), isForNode: false };
  walk(program, (node) => {
    const { type, start, end, object, property, computed, callee } = node;
    if (type === 'Identifier' && /^(createRequire|fileURLToPath)$/.test(node.name ?? '')) {
      meta.isForNode = true;
    } else if (type === 'MemberExpression' && object?.type === 'MetaProperty') {
      const name = String(computed ? property?.value : property?.name);
      if (/^(url|dirname|filename)$/.test(name)) meta.uses.push({ start, end, name });
    } else if (type === 'NewExpression' && callee?.name === 'URL') {
      const [address, base] = node.arguments ?? [];
      const asset = address && readAsset(address);
      if (asset && base) meta.assets.set(base.start, asset);
    }
  });
  return meta;
}

function readAsset({ type, start, end, value, quasis = [] }: Node): Asset | undefined {
  if (typeof value === 'string') return { start, end, value };
  if (type !== 'TemplateLiteral') return undefined;
  return { start, end, parts: quasis.map((one) => one.value.cooked ?? '') };
}

/**
 * Prints the address of an asset; undefined unless it is a file of the project, since Vite also leaves other addresses.
 */
function printAsset(
  { start, end, value, parts = [] }: Asset,
  code: string,
  id: string,
  { publicDir }: ResolvedConfig,
  imports: string[],
): string | undefined {
  const address = value ?? (parts.length === 1 ? parts[0] : undefined);
  if (address === undefined) {
    if (!/^\.{1,2}\//.test(parts[0] ?? '')) return undefined;
    // Like Vite for browsers.
    const pattern = parts.join('*').replace(/\*(?:\/?\*)+/g, '**/*');
    const options = `{ eager: true, import: 'default', query: '?url' }`;
    return `import.meta.glob(${JSON.stringify(pattern)}, ${options})[${code.slice(start, end)}]`;
  }
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const file = path.startsWith('/') ? join(publicDir, path) : join(dirname(realFile(id)), path);
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || !existsSync(file) || !statSync(file).isFile()) {
    return undefined;
  }
  const local = `storysiteAsset${imports.length}`;
  const specifier = path.startsWith('/') ? path : file.replaceAll('\\', '/');
  imports.push(`import ${local} from ${JSON.stringify(`${specifier}?url`)};\n`);
  return suffix ? `${local} + ${JSON.stringify(suffix)}` : local;
}
