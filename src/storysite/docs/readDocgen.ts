import type { Docgen, DocgenProperty, DocgenType } from '../core/Page.ts';
/** A property in a component's docgen. */
export interface PropertyDoc {
  description?: string;
  type?: string;
  defaultValue?: string;
  required: boolean;
}

/** The docgen of a component. */
export interface ComponentDoc {
  description?: string;
  properties: Record<string, PropertyDoc>;
}

/**
 * Reads the docs that the project's docgen plugin has attached to a component; empty for a component without any. The
 * build has parsed their JSDoc (`node/bundle/descriptions.ts`).
 */
export function readDocgen(component: unknown): ComponentDoc {
  const { description, props = {} } = findDocgen(component) ?? {};
  const properties = Object.entries(props).map(
    ([name, property]) => [name, readProperty(property)] as const,
  );
  return {
    description: description || undefined,
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

function readProperty(property: DocgenProperty): PropertyDoc {
  const type = property.tsType ?? property.flowType ?? property.type;
  const defaultValue = property.defaultValue?.value;
  return {
    description: property.description || undefined,
    type: type ? describeType(type) : undefined,
    defaultValue:
      defaultValue === undefined || defaultValue === null ? undefined : String(defaultValue),
    required: property.required ?? false,
  };
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
