import type { OfflineData } from './OfflineData.ts';
import { PageCache } from './PageCache.ts';
import type { WorkerScope } from './WorkerScope.ts';

declare const self: WorkerScope;
/** Put in by the build. */
declare const OFFLINE_DATA: OfflineData;

// What stands in the place of the worker where `offline` is switched off: it clears what an earlier one kept and goes.
const cache = new PageCache(self, OFFLINE_DATA);
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(cache.deleteAll().then(() => self.registration.unregister())),
);
