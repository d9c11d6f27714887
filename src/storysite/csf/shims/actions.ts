import { createAction, type ActionHandler } from '../createAction.ts';
import type { Decorator } from '../types.ts';

export const ADDON_ID = 'storybook/actions';
export const PARAM_KEY = 'actions';
export const PANEL_ID = `${ADDON_ID}/panel`;
export const EVENT_ID = `${ADDON_ID}/action-event`;
export const CLEAR_ID = `${ADDON_ID}/action-clear`;
export const CYCLIC_KEY = '$___storybook.isCyclic';

/** How Storybook's panel shows actions. */
export const config = { depth: 10, clearOnStoryChange: true, limit: 50 };

/** Changes `config`, which nothing reads on the site. */
export function configureActions(options: Partial<typeof config> = {}): void {
  Object.assign(config, options);
}

/** A handler that does nothing. */
export function action(name: string): ActionHandler {
  return createAction(name);
}

type Names = string | string[] | Record<string, string>;

/** Handlers by name: `actions('onClick', 'onBlur')`, or of an object that names them. */
export function actions(...given: (Names | object)[]): Record<string, ActionHandler> {
  const [first] = given;
  const names = Array.isArray(first) ? first : given.filter((name) => typeof name === 'string');
  const named: [string, unknown][] =
    names.length > 0 || typeof first !== 'object'
      ? names.map((name) => [name, name])
      : Object.entries(first);
  return Object.fromEntries(named.map(([key, name]) => [key, createAction(String(name))]));
}

/** Adds nothing: the site has no actions panel that would list the events. */
export const withActions: Decorator = (Story) => Story();

/** What `decorate` of former versions returned. */
export const decorate = () => ({ action, actions, withActions });

/** The addon's preview annotations, which the site has built in. */
export default () => ({});
