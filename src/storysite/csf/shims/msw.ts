import { prepareOnce, setupWorker } from '../msw.ts';

export { mswLoader } from '../msw.ts';

/** MSW's addon for factories, which may start MSW by a function of its own. */
export default function addonMsw(setUp?: () => unknown): object {
  if (setUp) prepareOnce(setUp);
  return {};
}

export const createPreviewAnnotations = addonMsw;

let worker = setupWorker();

export function initialize(_options?: object, handlers: object[] = []): typeof worker {
  worker = setupWorker(...handlers);
  void worker.start();
  return worker;
}

export const getWorker = (): typeof worker => worker;

export const applyRequestHandlers = (): void => {};

export const mswDecorator = (Story: () => unknown): unknown => Story();
