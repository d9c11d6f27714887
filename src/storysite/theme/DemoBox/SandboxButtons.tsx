import config from 'virtual:site-config';
import { openSandbox } from '../../../addons/sandbox/openSandbox.ts';
import { listProviders } from '../../../addons/sandbox/listProviders.ts';
import type { SandboxProvider } from '../../../addons/sandbox/types.ts';
import { useSandboxes } from '../../../addons/sandbox/useSandboxes.ts';
import type { DemoStory } from '../../client/DemoStory.ts';
import { ToolButton } from './ToolButton.tsx';

const providers = listProviders(config.sandboxes);

interface SandboxButtonsProps {
  demo: DemoStory;
  /** Told what a reader should know; empty when all is well. */
  onMessage(message: string): void;
}

/** A button for each sandbox that the reader can reach. */
export function SandboxButtons({ demo, onMessage }: SandboxButtonsProps) {
  const sandboxes = useSandboxes(providers);

  async function open(provider: SandboxProvider): Promise<void> {
    const outcome = await openSandbox(provider, demo.loadProject).catch(() => 'failed' as const);
    onMessage(messages[outcome](provider.name));
  }

  return sandboxes.map((provider) => (
    <ToolButton
      key={provider.name}
      name={`Open in ${provider.name}`}
      icon="sandbox"
      label={provider.name}
      // A project that is loaded already opens within the time that a click allows.
      onPointerEnter={() => void demo.loadProject().catch(() => {})}
      onClick={() => void open(provider)}
    />
  ));
}

const messages = {
  opened: () => '',
  expired: (name: string) => `The demo is ready for ${name} now: press the button again.`,
  failed: (name: string) =>
    `The demo could not be loaded, so it was not sent to ${name}: check the connection and try again.`,
};
