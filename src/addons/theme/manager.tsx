/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which needs React in scope. */
import { addons, types } from 'storybook/internal/manager-api';
import { ADDON_ID, DIRECTION_TOOL_ID, THEME_TOOL_ID } from './constants.ts';
import { followTheme } from './followTheme.ts';
import { themeStore } from 'storysite/plugins/color-scheme';
import { DirectionTool, ThemeTool } from './ThemeTool.tsx';
import { storybookTheme } from './storybookTheme.ts';

const tool = {
  type: types.TOOL,
  match: ({ viewMode, tabId }: { viewMode?: string; tabId?: string }) =>
    !tabId && (viewMode === 'story' || viewMode === 'docs'),
} as const;

addons.register(ADDON_ID, (api) => {
  addons.add(THEME_TOOL_ID, { ...tool, title: 'Theme', render: () => <ThemeTool /> });
  addons.add(DIRECTION_TOOL_ID, { ...tool, title: 'Direction', render: () => <DirectionTool /> });
  followTheme(api, themeStore(), (theme) => {
    addons.setConfig({ theme: storybookTheme(theme, addons.getConfig().themeBrand) });
  });
});
