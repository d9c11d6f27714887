import type { ModuleNode, ViteDevServer } from 'vite';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { isEngineSheet, styleId } from '../bundle/engineSheets.ts';

const STYLE = /\.(css|less)(\?|$)/;

/**
 * The styles of some modules and of all their imports, as `style` elements: in development they would otherwise arrive
 * with the scripts, and the page would flash. Vite's client adopts elements with this attribute.
 */
export async function collectDevStyles(server: ViteDevServer, ids: string[]): Promise<string> {
  const styles = new Map<string, string>();
  const seen = new Set<ModuleNode>();

  async function visit(module: ModuleNode | undefined): Promise<void> {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.ssrImportedModules) await visit(imported);
    if (module.id && isEngineSheet(module.id)) {
      styles.set(styleId(module.id), String((await server.ssrLoadModule(module.url)).css));
    }
    if (!module.id || !STYLE.test(module.url) || module.url.includes('?')) return;
    const inline = await server.ssrLoadModule(`${module.url}?inline`);
    styles.set(module.id, String(inline.default));
  }

  for (const id of ids) await visit(await server.moduleGraph.getModuleByUrl(id, true));
  return [...styles]
    .map(([id, css]) => `<style data-vite-dev-id="${escapeHtml(id)}">${css}</style>`)
    .join('\n');
}
