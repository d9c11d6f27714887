import { startPreview } from '../../preview/startPreview.ts';
import { picturedSite } from './places.ts';

/** Playwright's global setup: serves the built site; what it gives back stops the server. */
export default async function servePictured(): Promise<() => Promise<void>> {
  const preview = await startPreview({ dir: picturedSite });
  process.env.SITE_URL = preview.url;
  return preview.close;
}
