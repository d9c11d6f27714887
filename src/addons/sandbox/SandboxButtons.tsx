import { MenuButton, type StoryToolProps, t } from 'storysite/theme';
import sandboxes from 'virtual:sandboxes';
import { SITE_FOLDER } from './constants.ts';
import { fetchProject } from './fetchProject.ts';
import { listProviders } from './listProviders.ts';
import type { SandboxProvider } from './types.ts';
import { useSandboxes } from './useSandboxes.ts';

const providers = listProviders(sandboxes);

/** Menu items for the sandboxes that the reader can reach; empty for a story without a separate file. */
export default function SandboxButtons({ story, edits, onMessage }: StoryToolProps) {
  const reachable = useSandboxes(providers);
  const load = async () => {
    const address = `${import.meta.env.BASE_URL}${SITE_FOLDER}${story.storiesFile}.json`;
    const [project, late] = await Promise.all([fetchProject(address), import('./late.ts')]);
    return { project, ...late };
  };

  async function open(provider: SandboxProvider): Promise<void> {
    const send = async () => {
      const { project, openSandbox, applyEdits } = await load();
      return openSandbox(provider, async () => applyEdits(project, edits));
    };
    const outcome = await send().catch(() => 'failed' as const);
    onMessage(messages[outcome](provider.name));
  }

  if (story.files.length === 0) return null;
  return reachable.map((provider) => (
    <MenuButton
      key={provider.name}
      name={t('openIn', { name: provider.name })}
      icon={provider.icon ?? 'sandbox'}
      label={provider.name}
      // Loads early: browsers only open a window shortly after a click.
      onPointerEnter={() => void load().catch(() => {})}
      onFocus={() => void load().catch(() => {})}
      onClick={() => void open(provider)}
    />
  ));
}

const messages = {
  opened: () => '',
  expired: (name: string) => `The demo is ready for ${name} now: choose it again.`,
  failed: (name: string) =>
    `The demo could not be loaded, so it was not sent to ${name}: check the connection and try again.`,
};
