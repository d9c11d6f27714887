/** A type as `react-docgen` (TypeScript, Flow or prop types) or `react-docgen-typescript` writes it. */
interface DocgenType {
  name?: string;
  raw?: string;
  value?: unknown;
  elements?: DocgenType[];
}

/** One property as a docgen tool writes it. */
interface DocgenProperty {
  description?: string;
  required?: boolean;
  defaultValue?: { value?: unknown } | null;
  tsType?: DocgenType;
  flowType?: DocgenType;
  type?: DocgenType | null;
}

interface Docgen {
  description?: string;
  props?: Record<string, DocgenProperty>;
}

/** What the source of a component says of one property. */
export interface PropertyDoc {
  description?: string;
  type?: string;
  defaultValue?: string;
  required: boolean;
}

/** What the source of a component says of it. */
export interface ComponentDoc {
  description?: string;
  properties: Record<string, PropertyDoc>;
}

/** Reads what the project's docgen plugin has added to a component; empty for a component without it. */
export function readDocgen(component: unknown): ComponentDoc {
  const { description, props = {} } = findDocgen(component) ?? {};
  const properties = Object.entries(props).flatMap(([name, property]) => {
    const doc = readProperty(property);
    return doc ? [[name, doc] as const] : [];
  });
  return {
    description: readComment(description ?? '').text || undefined,
    properties: Object.fromEntries(properties),
  };
}

/** `memo` and `forwardRef` keep the component that they wrap in `type` and `render`. */
function findDocgen(component: unknown): Docgen | undefined {
  if ((typeof component !== 'object' && typeof component !== 'function') || !component) {
    return undefined;
  }
  const {
    __docgenInfo: own,
    type,
    render,
  } = component as { __docgenInfo?: Docgen | Docgen[]; type?: unknown; render?: unknown };
  return [own].flat()[0] ?? findDocgen(type) ?? findDocgen(render);
}

function readProperty(property: DocgenProperty): PropertyDoc | undefined {
  const { text, tags } = readComment(property.description ?? '');
  if ('ignore' in tags || 'internal' in tags) return undefined;
  const type = property.tsType ?? property.flowType ?? property.type;
  const deprecated = 'deprecated' in tags && `**Deprecated.** ${tags.deprecated}`.trim();
  const defaultValue = tags.default ?? property.defaultValue?.value;
  return {
    description: [text, deprecated].filter(Boolean).join('\n\n') || undefined,
    type: type ? describeType(type) : undefined,
    defaultValue: defaultValue === undefined ? undefined : String(defaultValue),
    required: property.required ?? false,
  };
}

/** Splits a JSDoc comment into its text and the values of its tags. */
function readComment(comment: string): { text: string; tags: Record<string, string> } {
  const [text = '', ...rest] = comment.split(/^@(?=\w)/m);
  const tags = rest.map((tag) => {
    const [, name = '', value = ''] = /^(\w+)\s*([^]*)$/.exec(tag) ?? [];
    return [name, value.trim()] as const;
  });
  return { text: text.trim(), tags: Object.fromEntries(tags) };
}

const propTypes: Record<string, string> = { func: 'function', bool: 'boolean', shape: 'object' };

function describeType(type: DocgenType): string {
  const { name = '', raw, value, elements } = type;
  const values = Array.isArray(value) ? (value as DocgenType[]) : undefined;
  if (name === 'enum' && values) return values.map((one) => String(one.value)).join(' | ');
  if (name === 'union' && (values ?? elements)) {
    return (values ?? elements ?? []).map(describeType).join(' | ');
  }
  if (name === 'literal') return String(value);
  if (name === 'arrayOf') return `${describeElement(value)}[]`;
  if (name === 'instanceOf') return String(value);
  return raw ?? propTypes[name] ?? name;
}

function describeElement(value: unknown): string {
  const type = describeType((value ?? {}) as DocgenType);
  return type.includes(' ') ? `(${type})` : type;
}
