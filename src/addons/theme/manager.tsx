/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which would want React in scope. */
import { addons, types } from 'storybook/internal/manager-api';
import { ADDON_ID, DIRECTION_TOOL_ID, THEME_TOOL_ID } from './constants.ts';
import { DirectionTool } from './DirectionTool.tsx';
import { followTheme } from './followTheme.ts';
import { themeStore } from './themeStore.ts';
import { ThemeTool } from './ThemeTool.tsx';
import { workbenchTheme } from './workbenchTheme.ts';

const match = ({ viewMode, tabId }: { viewMode?: string; tabId?: string }) =>
  !tabId && (viewMode === 'story' || viewMode === 'docs');

addons.register(ADDON_ID, (api) => {
  addons.add(THEME_TOOL_ID, {
    type: types.TOOL,
    title: 'Theme',
    match,
    render: () => <ThemeTool />,
  });
  addons.add(DIRECTION_TOOL_ID, {
    type: types.TOOL,
    title: 'Direction',
    match,
    render: () => <DirectionTool />,
  });
  followTheme(api, themeStore(), (theme) => {
    addons.setConfig({ theme: workbenchTheme(theme, addons.getConfig().themeBrand) });
  });
});
