/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which needs React in scope. */
import { useRef } from 'react';
import { IconButton, TooltipLinkList, WithTooltip } from 'storybook/internal/components';
import { useParameter, useStorybookApi } from 'storybook/internal/manager-api';
import siteConfig from '../../../.storybook/site.config.ts';
import { PROJECT_KEY } from './constants.ts';
import { listProviders } from './listProviders.ts';
import { openSandbox } from './openSandbox.ts';
import type { SandboxProject, SandboxProvider } from './types.ts';
import { useSandboxes } from './useSandboxes.ts';

const providers = listProviders(siteConfig.sandboxes);

/** Sends the current story's demo to an online sandbox; nothing for a story without a demo file. */
export function SandboxTool() {
  const api = useStorybookApi();
  const sandboxes = useSandboxes(providers);
  const address = useParameter<string | undefined>(PROJECT_KEY, undefined);
  const project = useRef<Promise<SandboxProject>>();
  if (!address || sandboxes.length === 0) return null;

  // Loaded while the menu is read, the project opens within the time that a click allows.
  function load(from: string): Promise<SandboxProject> {
    project.current = fetchProject(from);
    project.current.catch(() => {});
    return project.current;
  }

  async function send(provider: SandboxProvider, from: string): Promise<void> {
    const loadProject = () => project.current ?? load(from);
    const outcome = await openSandbox(provider, loadProject).catch(() => 'failed' as const);
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
      <IconButton title="Sandbox" aria-label="Sandbox" onClick={() => void load(address)}>
        <SandboxIcon />
      </IconButton>
    </WithTooltip>
  );
}

async function fetchProject(address: string): Promise<SandboxProject> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json() as Promise<SandboxProject>;
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
