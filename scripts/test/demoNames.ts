import siteConfig from '../../.storybook/site.config.ts';

/** The demos' names in the order of the menu, for tests that go through all of them. */
export const demoNames = Object.values(siteConfig.formerDemoIds).map((id) =>
  id.replace(/^demo-|--basic$/g, ''),
);
