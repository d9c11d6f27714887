// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { probeImage } from './probeImage.ts';
import type { SandboxProvider } from './types.ts';
import { useSandboxes } from './useSandboxes.ts';

vi.mock('./probeImage.ts', () => ({ probeImage: vi.fn() }));

const provider = (name: string, probe?: string): SandboxProvider => ({
  name,
  action: 'https://sandbox.example/new',
  probeImage: probe,
  toFields: async () => ({}),
});

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});

afterEach(cleanup);

describe('useSandboxes', () => {
  it('offers a sandbox without a probe at once, and the other in its place when it was reached', async () => {
    vi.mocked(probeImage).mockResolvedValue(true);
    const providers = [provider('Ours', 'https://a.example/probe.png'), provider('Open')];
    const { result } = renderHook(() => useSandboxes(providers));
    expect(result.current.map(({ name }) => name)).toEqual(['Open']);
    await waitFor(() => expect(result.current.map(({ name }) => name)).toEqual(['Ours', 'Open']));
  });

  it('never offers one that was not reached, and probes once for all boxes', async () => {
    vi.mocked(probeImage).mockReset().mockResolvedValue(false);
    const providers = [provider('Ours', 'https://b.example/probe.png')];
    const first = renderHook(() => useSandboxes(providers));
    const second = renderHook(() => useSandboxes(providers));
    await waitFor(() => expect(probeImage).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(first.result.current).toEqual([]);
    expect(second.result.current).toEqual([]);
    expect(probeImage).toHaveBeenCalledTimes(1);
  });
});
