import { SANDBOX_PROBE_TIMEOUT_MS } from '../../config/limits.ts';

/** Whether an image loads in time; a late or failed one is cancelled and forgotten. */
export function probeImage(
  address: string,
  timeoutMs: number = SANDBOX_PROBE_TIMEOUT_MS,
): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const settle = (loaded: boolean) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      if (!loaded) image.removeAttribute('src');
      resolve(loaded);
    };
    // Its event may still wait behind a busy page's other work.
    const timer = setTimeout(() => settle(image.naturalWidth > 0), timeoutMs);
    image.onload = () => settle(true);
    image.onerror = () => settle(false);
    image.referrerPolicy = 'no-referrer';
    image.src = address;
  });
}
