import { useEffect, useState } from 'react';
import { probeImage } from './probeImage.ts';
import type { SandboxProvider } from './types.ts';

const probes = new Map<string, Promise<boolean>>();

/** The limit is for the network: in a page that is just waking up the image's event would wait longer than that. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}

/** One probe for each address and visit, however many demos a page has. */
function probeOnce(address: string): Promise<boolean> {
  const probe = probes.get(address) ?? whenIdle().then(() => probeImage(address));
  probes.set(address, probe);
  return probe;
}

/** The sandboxes that can be offered now: those without a probe image at once, the others when theirs has loaded in time. */
export function useSandboxes(providers: SandboxProvider[]): SandboxProvider[] {
  const [reached, setReached] = useState<string[]>([]);

  useEffect(() => {
    let gone = false;
    for (const { probeImage: address } of providers) {
      if (!address) continue;
      void probeOnce(address).then((loaded) => {
        if (loaded && !gone) setReached((before) => [...new Set([...before, address])]);
      });
    }
    return () => {
      gone = true;
    };
  }, [providers]);

  return providers.filter(({ probeImage: address }) => !address || reached.includes(address));
}
