import type { ArgType, ArgTypes } from './types.ts';

/** Gives arg types their names, and types and controls that are written as strings their long form. */
export function normalizeArgTypes(argTypes: ArgTypes = {}): ArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, normalizeArgType(name, argType)]),
  );
}

function normalizeArgType(name: string, { type, control, ...rest }: ArgType): ArgType {
  const result: ArgType = { name, ...rest };
  if (type) result.type = typeof type === 'string' ? { name: type } : type;
  if (control === false) result.control = { disable: true };
  // Since Storybook 9 a story can show a control again that its meta hides.
  else if (control) {
    result.control = {
      disable: false,
      ...(typeof control === 'string' ? { type: control } : control),
    };
  }
  return result;
}
