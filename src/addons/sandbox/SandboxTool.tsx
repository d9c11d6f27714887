/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which would want React in scope. */
import { useMemo } from 'react';
import { IconButton, TooltipLinkList, WithTooltip } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/internal/manager-api';
import siteConfig from '../../config/site.config.ts';
import { findStoriesFile, type IndexedEntry } from './findStoriesFile.ts';
import { openSandbox } from './openSandbox.ts';
import { listProviders } from './providers/listProviders.ts';
import type { SandboxProvider } from './types.ts';
import { useProjects } from './useProjects.ts';
import { useSandboxes } from './useSandboxes.ts';

/** Sends the current story's demo to an online sandbox; nothing for a story without a demo file. */
export function SandboxTool() {
  const api = useStorybookApi();
  // Read for its change: the tool is drawn again when another story is chosen.
  useStorybookState();
  const providers = useMemo(() => listProviders(siteConfig.sandboxes), []);
  const sandboxes = useSandboxes(providers);
  const { files, loadProject } = useProjects();
  const storiesFile = findStoriesFile(api.getCurrentStoryData() as IndexedEntry | undefined);
  if (!storiesFile || !files.includes(storiesFile) || sandboxes.length === 0) return null;

  async function send(provider: SandboxProvider, file: string): Promise<void> {
    const outcome = await openSandbox(provider, () => loadProject(file)).catch(() => 'failed');
    if (outcome === 'opened') return;
    api.addNotification({
      id: `sandbox-${outcome}`,
      duration: 8000,
      content: {
        headline: outcome === 'expired' ? 'The demo is ready now' : 'The demo could not be loaded',
        subHeadline:
          outcome === 'expired' ? `Choose ${provider.name} once more.` : 'Try again in a moment.',
      },
    });
  }

  const links = (hide: () => void) =>
    sandboxes.map((provider) => ({
      id: provider.name,
      title: `Open in ${provider.name}`,
      onClick: () => {
        hide();
        void send(provider, storiesFile);
      },
    }));

  return (
    <WithTooltip
      trigger="click"
      placement="top"
      closeOnOutsideClick
      tooltip={({ onHide }) => <TooltipLinkList links={links(onHide)} />}
    >
      <IconButton
        title="Sandbox"
        aria-label="Sandbox"
        // Loaded while the menu is read, the project opens within the time that a click allows.
        onClick={() => void loadProject(storiesFile).catch(() => {})}
      >
        <SandboxIcon />
      </IconButton>
    </WithTooltip>
  );
}

function SandboxIcon() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
    >
      <path d="M8 1.8 13.5 5v6L8 14.2 2.5 11V5L8 1.8ZM2.7 5.1 8 8.2l5.3-3.1M8 8.2v6" />
    </svg>
  );
}
