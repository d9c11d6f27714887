// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openSandbox } from './openSandbox.ts';

const project = { title: 'single', files: { 'a"<b>.ts': '"</form>\n<script>' } };
const provider = {
  name: 'Test',
  action: 'https://sandbox.example/new',
  toFields: async ({ files }: typeof project) => files,
};

/** Records forms that are submitted from now on. */
function watchForms() {
  const sent: object[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    const { method, action, target, hidden, isConnected } = this;
    const fields = Object.fromEntries(new FormData(this));
    sent.push({ method, action, target, hidden, isConnected, fields });
  });
  return sent;
}

it('posts the fields as they are by a hidden form in a new window, and leaves no form', async () => {
  const sent = watchForms();
  expect(await openSandbox(provider, async () => project)).toBe('opened');
  const form = { method: 'post', action: provider.action, target: '_blank', hidden: true };
  expect(sent).toEqual([{ ...form, isConnected: true, fields: project.files }]);
  expect(document.querySelector('form')).toBeNull();
});

it('sends nothing when the click is too long ago to open a window', async () => {
  const sent = watchForms();
  vi.stubGlobal('navigator', { userActivation: { isActive: false } });
  expect(await openSandbox(provider, async () => project)).toBe('expired');
  expect(sent).toEqual([]);
});
