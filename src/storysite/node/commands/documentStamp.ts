import { randomUUID } from 'node:crypto';
import type { ResolvedConfig, ViteDevServer } from 'vite';

/** Event by which documents send their server's id. */
const EVENT = 'storysite:document';

/** Vite's servers accept only connections with their own token. */
const TOKEN = randomUUID();

/** Lets a page that loads during a restart connect to the next server. */
export function shareToken(config: ResolvedConfig): void {
  if ('webSocketToken' in config) Object.assign(config, { webSocketToken: TOKEN });
}

/** Reloads documents of earlier servers; returns the script by which a document sends its server's id. */
export function stampDocuments({ ws, config }: ViteDevServer): string {
  const made = randomUUID();
  ws.on(EVENT, (from: string, client) => {
    if (from !== made) client.send({ type: 'full-reload' });
  });
  return `<script type="module">
import { createHotContext } from '${config.base}@vite/client';
createHotContext('/storysite').send('${EVENT}', '${made}');
</script>`;
}
