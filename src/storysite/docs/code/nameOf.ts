/** The names that a stories file has for components. */
export type Names = ReadonlyMap<unknown, string>;

interface ComponentType {
  $$typeof?: symbol;
  displayName?: unknown;
  name?: unknown;
  /** Set by docgen. */
  __docgenInfo?: { displayName?: unknown };
  /** Of `forwardRef`. */
  render?: unknown;
  /** Of `memo`. */
  type?: unknown;
  /** Of a context's provider, or its consumer. */
  _context?: unknown;
}

const NAME = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;

/** Names of components in a stories file, by component, and of their parts: `Menu.Item`. */
export function readNames(components: Record<string, unknown>): Map<unknown, string> {
  const names = new Map<unknown, string>();
  const add = (name: string, component: unknown) => {
    if (isObject(component) && !names.has(component)) names.set(component, name);
  };
  for (const [name, component] of Object.entries(components)) add(name, component);
  for (const [name, component] of Object.entries(components)) {
    for (const part of isObject(component) ? Object.keys(component) : []) {
      if (/^[A-Z]/.test(part)) add(`${name}.${part}`, (component as Record<string, unknown>)[part]);
    }
  }
  return names;
}

/**
 * The name of an element's type: the name in its stories file, else its own. Minified scripts keep no names of
 * functions, so components of other files have a name there only by docgen or `displayName`.
 */
export function nameOf(type: unknown, names: Names): string {
  if (typeof type === 'string') return type;
  return findName(type, names) ?? 'Component';
}

function findName(type: unknown, names: Names): string | undefined {
  const known = names.get(type);
  if (known || !isObject(type)) return known ?? nameOfSymbol(type);
  const { displayName, __docgenInfo, render, type: inner, _context } = type as ComponentType;
  return (
    asName(displayName) ??
    asName(__docgenInfo?.displayName) ??
    nameOfContext(type as ComponentType, _context ?? type) ??
    (render || inner ? findName(render ?? inner, names) : undefined) ??
    nameOfFunction(type)
  );
}

/** `<Suspense>`, `<StrictMode>`. */
function nameOfSymbol(type: unknown): string | undefined {
  const [, name] =
    (typeof type === 'symbol' && /react\.(\w+)/.exec(Symbol.keyFor(type) ?? '')) || [];
  return name?.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function nameOfContext({ $$typeof }: ComponentType, context: unknown): string | undefined {
  const [, kind] = /react\.(context|provider|consumer)/.exec(String($$typeof)) ?? [];
  if (!kind) return undefined;
  const { displayName } = context as ComponentType;
  // React 19 renders a context itself as its provider.
  const part = kind === 'consumer' ? 'Consumer' : 'Provider';
  return `${asName(displayName) ?? 'Context'}.${part}`;
}

function nameOfFunction(type: object): string | undefined {
  const isMinified = !import.meta.env.SSR && import.meta.env.PROD;
  if (typeof type !== 'function' || isMinified) return undefined;
  // A bundler numbers functions with the same name.
  const name = asName(type.name.replace(/\$\d+$/, ''));
  return name && /^[A-Z]/.test(name) ? name : undefined;
}

/** The name in a text; for `withTheme(Button)`, the innermost one. */
function asName(text: unknown): string | undefined {
  const [, inner = ''] = typeof text === 'string' ? (/([^()]+)\)*$/.exec(text) ?? []) : [];
  return NAME.test(inner) ? inner : undefined;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
