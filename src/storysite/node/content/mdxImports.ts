import { createProcessor } from '@mdx-js/mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Nodes } from 'mdast';

/** A name that an MDX page imports: `{ local: 'B', imported: 'Button', from: './Button' }`. */
export interface MdxImport {
  local: string;
  /** Its name in the module; `default` for a default import, `*` for a namespace. */
  imported: string;
  from: string;
  line?: number;
}

/** The parts of an ESTree import that are read here. */
export interface EstreeImport {
  type: string;
  source?: { value?: unknown } | null;
  specifiers?: EstreeSpecifier[];
  start?: number;
  end?: number;
}

interface EstreeSpecifier {
  type: string;
  local: EstreeName;
  imported?: EstreeName;
  exported?: EstreeName;
  loc?: { start: { line: number } } | null;
}

interface EstreeName {
  name?: string;
  value?: unknown;
}

/** The imports and re-exports among the statements of a module; the local name of a re-export is the exported one. */
export function listImports(body: readonly object[]): MdxImport[] {
  return (body as EstreeImport[]).flatMap(({ source, specifiers = [] }) =>
    specifiers.flatMap(({ type, local, exported, imported = local, loc }) => {
      if (typeof source?.value !== 'string') return [];
      const whole = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }[type];
      const names = { local: nameOf(exported ?? local), imported: whole ?? nameOf(imported) };
      return [{ ...names, from: source.value, line: loc?.start.line }];
    }),
  );
}

const nameOf = ({ name, value }: EstreeName) => name ?? String(value);

/** The syntax tree of an MDX page; throws if it is invalid. */
export function parseMdx(source: string) {
  return createProcessor({
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkCjkFriendly],
  }).parse(source);
}

/** The imports of an MDX page: statements only, not examples in its prose and code. */
export function readMdxImports(tree: Nodes): MdxImport[] {
  const imports: MdxImport[] = [];
  visit(tree, 'mdxjsEsm', ({ data }: { data?: { estree?: { body: object[] } | null } }) => {
    imports.push(...listImports(data?.estree?.body ?? []));
  });
  return imports;
}
