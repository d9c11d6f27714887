// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSandbox } from './openSandbox.ts';
import type { SandboxProvider } from './types.ts';

const project = { title: 'single', files: { 'a"<b>.ts': '"</form>\n<script>' } };
const provider: SandboxProvider = {
  name: 'Test',
  action: 'https://sandbox.example/new',
  toFields: async ({ files }) => files,
};

let sent: { action: string; target: string; rel: string | null; fields: [string, string][] }[];

beforeEach(() => {
  sent = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    expect(this.isConnected).toBe(true);
    sent.push({
      action: `${this.method} ${this.action}`,
      target: this.target,
      rel: this.getAttribute('rel'),
      fields: [...this.elements].map((input) => [
        (input as HTMLInputElement).name,
        (input as HTMLInputElement).value,
      ]),
    });
  });
});

describe('openSandbox', () => {
  it('posts the fields as they are, in a new window without an opener, and leaves no form', async () => {
    expect(await openSandbox(provider, async () => project)).toBe('opened');
    expect(sent).toEqual([
      {
        action: 'post https://sandbox.example/new',
        target: '_blank',
        rel: 'noopener noreferrer',
        fields: [['a"<b>.ts', '"</form>\n<script>']],
      },
    ]);
    expect(document.querySelector('form')).toBeNull();
  });

  it('sends nothing when the click is too long ago to open a window', async () => {
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    expect(await openSandbox(provider, async () => project)).toBe('expired');
    expect(sent).toEqual([]);
  });

  it('rejects when the project cannot be loaded', async () => {
    const load = () => Promise.reject(new Error('no network'));
    await expect(openSandbox(provider, load)).rejects.toThrow('no network');
    expect(sent).toEqual([]);
  });
});
