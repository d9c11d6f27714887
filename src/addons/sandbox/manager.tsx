/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which needs React in scope. */
import { addons, types } from 'storybook/internal/manager-api';
import { ADDON_ID, TOOL_ID } from './constants.ts';
import { SandboxTool } from './SandboxTool.tsx';

addons.register(ADDON_ID, () => {
  addons.add(TOOL_ID, {
    type: types.TOOL,
    title: 'Sandbox',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: () => <SandboxTool />,
  });
});
