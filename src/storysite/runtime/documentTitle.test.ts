// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('keeps the title of the page, whatever a story makes of it', async () => {
  document.head.innerHTML = '<title>Page not found</title>';
  const { setDocumentTitle } = await import('./documentTitle.ts');
  setDocumentTitle('Button - Kit');
  expect(document.title).toBe('Button - Kit');

  const ofStory = document.createElement('title');
  ofStory.textContent = 'A story';
  document.head.prepend(ofStory);
  await vi.waitFor(() => expect(document.title).toBe('Button - Kit'));
  ofStory.remove();

  document.title = 'Renamed';
  await vi.waitFor(() => expect(document.title).toBe('Button - Kit'));

  setDocumentTitle('Card - Kit');
  expect(document.title).toBe('Card - Kit');
  expect(document.querySelectorAll('title')).toHaveLength(1);
});
