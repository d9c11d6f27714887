import { useEffect, useState } from 'react';
import { SANDBOX_PROBE_TIMEOUT_MS } from './constants.ts';
import type { SandboxProvider } from './types.ts';

/** Probes by address, so that each runs once per visit. */
const probes = new Map<string, Promise<boolean>>();

/** The sandboxes to offer: immediately if they have no probe image, otherwise once it has loaded in time. */
export function useSandboxes(providers: SandboxProvider[]): SandboxProvider[] {
  const [reached, setReached] = useState<string[]>([]);

  useEffect(() => {
    for (const { probeImage: address } of providers) {
      if (!address) continue;
      const probe = probes.get(address) ?? whenIdle().then(() => loadsInTime(address));
      probes.set(address, probe);
      void probe.then((loaded) => loaded && setReached((before) => [...before, address]));
    }
  }, [providers]);

  return providers.filter(({ probeImage: address }) => !address || reached.includes(address));
}

/** The limit is meant for the network: on a page that is still starting, the image's event would exceed it. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}

/** Whether an image loads in time; cancels it otherwise. */
function loadsInTime(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const settle = (loaded: boolean) => {
      clearTimeout(timer);
      if (!loaded) image.removeAttribute('src');
      resolve(loaded);
    };
    // On a busy page, the load event may still be queued.
    const timer = setTimeout(() => settle(image.naturalWidth > 0), SANDBOX_PROBE_TIMEOUT_MS);
    image.onload = () => settle(true);
    image.onerror = () => settle(false);
    image.referrerPolicy = 'no-referrer';
    image.src = address;
  });
}
