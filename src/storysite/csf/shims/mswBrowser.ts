export { setupWorker } from '../msw.ts';
