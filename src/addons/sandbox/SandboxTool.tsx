/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which needs React in scope. */
import { useMemo } from 'react';
import { IconButton, TooltipLinkList, WithTooltip } from 'storybook/internal/components';
import { useParameter, useStorybookApi } from 'storybook/internal/manager-api';
import { PROJECT_KEY, SANDBOXES_KEY } from './constants.ts';
import { fetchProject } from './fetchProject.ts';
import { listProviders } from './listProviders.ts';
import { openSandbox } from './openSandbox.ts';
import type { Sandbox, SandboxProvider } from './types.ts';
import { useSandboxes } from './useSandboxes.ts';

const noSandboxes: Sandbox[] = [];

/** Sends the current story's demo to an online sandbox; hidden for a story without a demo file. */
export function SandboxTool() {
  const api = useStorybookApi();
  const configured = useParameter(SANDBOXES_KEY, noSandboxes);
  const providers = useMemo(() => listProviders(configured), [configured]);
  const sandboxes = useSandboxes(providers);
  const address = useParameter<string | undefined>(PROJECT_KEY, undefined);
  if (!address || sandboxes.length === 0) return null;

  async function send(provider: SandboxProvider, from: string): Promise<void> {
    const load = () => fetchProject(from);
    const outcome = await openSandbox(provider, load).catch(() => 'failed' as const);
    if (outcome === 'opened') return;
    const content = {
      expired: {
        headline: 'The demo is ready now',
        subHeadline: `Choose ${provider.name} again.`,
      },
      failed: { headline: 'The demo could not be loaded', subHeadline: 'Try again in a moment.' },
    }[outcome];
    api.addNotification({ id: `sandbox-${outcome}`, duration: 8000, content });
  }

  const links = (hide: () => void) =>
    sandboxes.map((provider) => ({
      id: provider.name,
      title: `Open in ${provider.name}`,
      onClick: () => {
        hide();
        void send(provider, address);
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
        // Loads while the menu is open: browsers only open a window shortly after a click.
        onClick={() => void fetchProject(address).catch(() => {})}
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
