import type { DocSearchInstance, DocSearchProps } from '@docsearch/js/docsearch';
import type { ExternalSearch } from '../../core/config/SiteConfig.ts';

type SearchClient = Parameters<NonNullable<DocSearchProps['transformSearchClient']>>[0];

/** The container of the vendor's box, and its callback for failures. */
interface DocSearchOptions {
  container: HTMLElement;
  settings: ExternalSearch;
  /** Address of the deployed site; hits there open the same page of the open site. */
  siteUrl: string | undefined;
  /** Called with the search text when the service does not answer. */
  onFailure(query: string): void;
}

/** The vendor's box in the site's colors, as its style sheet reads them. */
const COLORS = {
  'primary-color': 'var(--site-accent)',
  'search-button-background': 'var(--site-bg)',
  'search-button-text-color': 'var(--site-muted)',
  'icon-color': 'var(--site-muted)',
  'focus-color': 'var(--site-accent)',
};

/** Loads Algolia's own package and puts its box into the container; rejects when the package cannot be loaded. */
export async function startDocSearch(options: DocSearchOptions): Promise<DocSearchInstance> {
  const { container, settings, siteUrl, onFailure } = options;
  const [{ default: docsearch }] = await Promise.all([
    import('@docsearch/js/docsearch'),
    import('@docsearch/css/dist/style.css'),
  ]);
  for (const [name, color] of Object.entries(COLORS)) {
    container.style.setProperty(`--docsearch-${name}`, color);
  }
  return docsearch({
    container,
    appId: settings.appId,
    apiKey: settings.apiKey,
    indices: [settings.indexName],
    disableUserPersonalization: true,
    // The vendor's `/` does nothing while a button has the focus, its own included.
    keyboardShortcuts: { '/': false, 'Ctrl/Cmd+K': false },
    transformItems: (items) =>
      items.map((item) => ({ ...item, url: toSitePath(item.url, siteUrl) })),
    transformSearchClient: (client) => watch(withHosts(client, settings.hosts), onFailure),
  });
}

/** Wraps the client to report failed searches: the service is down, the key is refused, the network is gone. */
function watch(client: SearchClient, onFailure: (query: string) => void): SearchClient {
  const search: SearchClient['search'] = async (...args) => {
    try {
      return await client.search(...args);
    } catch (error) {
      onFailure(queryOf(args[0]));
      throw error;
    }
  };
  // The client's own methods call each other through `this`.
  return Object.assign(Object.create(client) as SearchClient, { search });
}

function queryOf(asked: unknown): string {
  const requests =
    asked !== null && typeof asked === 'object' && 'requests' in asked ? asked.requests : asked;
  const [first]: unknown[] = Array.isArray(requests) ? requests : [];
  if (first === null || typeof first !== 'object' || !('query' in first)) return '';
  return typeof first.query === 'string' ? first.query : '';
}

/** The vendor's package has no option for its hosts, but its transporter exposes the list that it reads. */
function withHosts(client: SearchClient, hosts: string[] | undefined): SearchClient {
  const { transporter } = client;
  if (!hosts || !('hosts' in transporter) || !Array.isArray(transporter.hosts)) return client;
  const replacements = hosts.map((host) => {
    const { protocol, hostname, port } = new URL(host.includes('://') ? host : `https://${host}`);
    return { url: hostname, port, protocol: protocol.slice(0, -1), accept: 'readWrite' };
  });
  transporter.hosts.splice(0, transporter.hosts.length, ...replacements);
  return client;
}

/** The address of a hit without the deployed site's origin, so that it opens inside the open site. */
function toSitePath(address: string, siteUrl: string | undefined): string {
  if (!siteUrl || !URL.canParse(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === new URL(siteUrl).origin ? pathname + search + hash : address;
}
