import { noteCall } from './calls.ts';
import type { Args, StaticContext } from './types.ts';

/** A handler that does nothing; controls show its last call. */
export interface ActionHandler {
  (...args: unknown[]): void;
  isAction: true;
  /** Derived from an arg type rather than set by the story. */
  implicit: boolean;
}

/** Creates the handler of a named action. */
export function createAction(name: string, implicit = false): ActionHandler {
  const handler = (...args: unknown[]) => noteCall(handler, args);
  Object.defineProperty(handler, 'name', { value: name, configurable: true });
  return Object.assign(handler, { isAction: true as const, implicit });
}

/** Handlers for the args without a value whose arg type has an `action`, or whose name matches `argTypesRegex`. */
export function createActionArgs({ argTypes, initialArgs, parameters }: StaticContext): Args {
  const actions = (parameters.actions ?? {}) as { disable?: boolean; argTypesRegex?: string };
  if (actions.disable) return {};
  const pattern = actions.argTypesRegex ? new RegExp(actions.argTypesRegex) : undefined;
  const wanted = Object.entries(argTypes).filter(
    ([name, { action }]) => !(name in initialArgs) && (action || pattern?.test(name)),
  );
  return Object.fromEntries(
    wanted.map(([name, { action }]) => [
      name,
      createAction(typeof action === 'string' ? action : name, true),
    ]),
  );
}
