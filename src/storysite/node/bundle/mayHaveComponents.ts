/** Storybook's plugin that parses each module of a project for components. */
const REACT_DOCGEN = 'storybook:react-docgen-plugin';

/** What a component has at least one of: JSX, a class, or a call of React's. */
const COMPONENT = /<\/|\/>|\b(class|render|forwardRef|Children|(create|clone)\w*(Element|Class))\b/;

/** Whether a plugin that reads types may find a component in a module: most stories are data, and take it as long to parse. */
export function mayHaveComponents(plugin: string, code: string): boolean {
  return plugin !== REACT_DOCGEN || COMPONENT.test(code);
}
