import type { OfflineData } from './OfflineData.ts';
import { startWorker } from './startWorker.ts';
import type { WorkerScope } from './WorkerScope.ts';

declare const self: WorkerScope;
/** Put in by the build. */
declare const OFFLINE_DATA: OfflineData;

startWorker(self, OFFLINE_DATA);
