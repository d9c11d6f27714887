// Inline script of the review page, which also contains the data.
import type { Difference } from './Difference.ts';
import type { Review } from './writeReview.ts';

function find<T extends Element = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

function make(tag: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function fill(selector: string, texts: string[]): void {
  find(selector).replaceChildren(...texts.map((text) => make('li', text)));
}

const { differences, problems }: Review = JSON.parse(find('#review').textContent ?? '');
const accepted = new Set<string>();
let current = 0;

const items = differences.map(({ id }, index) => {
  const item = make('button', id);
  item.addEventListener('click', () => show(index));
  return item;
});

function nameKind({ pictures }: Difference): string {
  if (pictures.length === 0) return 'The picture is the same, the accessibility tree is not.';
  if (!pictures.includes('before.png')) return 'New: there is no baseline yet.';
  return pictures.includes('after.png') ? 'Changed.' : 'Removed: no test takes it any more.';
}

function showPictures({ id, pictures }: Difference): void {
  for (const figure of document.querySelectorAll('figure')) {
    const name = `${figure.dataset.side}.png`;
    const [link, image] = [figure.querySelector('a'), figure.querySelector('img')];
    figure.hidden = !pictures.includes(name);
    if (figure.hidden || !link || !image) continue;
    image.src = link.href = `${id}/${name}`;
    image.alt = `${figure.textContent?.trim()}: ${id}`;
  }
}

function showTree({ tree = 'The same.' }: Difference): void {
  const tags: Record<string, string> = { '+': 'ins', '-': 'del' };
  const lines = tree.split('\n').map((line) => make(tags[line.charAt(0)] ?? 'span', `${line}\n`));
  find('#tree').replaceChildren(...lines);
}

function showAccepted(): void {
  const ids = [...accepted];
  for (const [index, item] of items.entries()) {
    item.ariaCurrent = String(index === current);
    item.toggleAttribute('data-accepted', ids.includes(item.textContent ?? ''));
  }
  find('#accept').ariaPressed = String(items[current]?.hasAttribute('data-accepted'));
  find('output').textContent = ids.length
    ? `npm run test:visual -- --accept ${ids.join(' ')}`
    : `0 of ${items.length} accepted`;
}

function show(index: number): void {
  const next = differences.at(index % differences.length);
  if (!next) return;
  current = differences.indexOf(next);
  const { own, shared } = next.files;
  find('h2').textContent = next.id;
  find('#kind').textContent = nameKind(next);
  find('#since').textContent = next.since ? `since the baseline (${next.since})` : ': no baseline';
  fill('#own', own);
  fill('#shared ul', shared);
  find('#shared summary').textContent = `${shared.length} that all pictures share`;
  showPictures(next);
  showTree(next);
  showAccepted();
}

const views = [...document.querySelectorAll<HTMLElement>('[data-view]')];

function setView(view: HTMLElement): void {
  document.body.dataset.view = view.dataset.view;
  for (const button of views) button.ariaPressed = String(button === view);
}

function toggleAccepted(): void {
  const { id = '' } = differences[current] ?? {};
  if (!accepted.delete(id)) accepted.add(id);
  showAccepted();
}

async function copyCommand(): Promise<void> {
  if (accepted.size > 0) await navigator.clipboard.writeText(find('output').textContent ?? '');
}

const keys: Record<string, () => void> = {
  ArrowRight: () => show(current + 1),
  ArrowLeft: () => show(current - 1),
  a: toggleAccepted,
  c: copyCommand,
};

for (const [index, view] of views.entries()) {
  keys[index + 1] = () => setView(view);
  view.addEventListener('click', () => setView(view));
}
addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  const isSliders = target instanceof HTMLInputElement && key.startsWith('Arrow');
  if (!isSliders && !ctrlKey && !metaKey && !altKey) keys[key]?.();
});
find('input').addEventListener('input', () => {
  find('#stage').style.setProperty('--split', `${find<HTMLInputElement>('input').value}%`);
});
find('#previous').addEventListener('click', () => show(current - 1));
find('#next').addEventListener('click', () => show(current + 1));
find('#accept').addEventListener('click', toggleAccepted);
find('#copy').addEventListener('click', copyCommand);

fill('#problems', problems);
find('#list').append(...items);
find('main').hidden = items.length === 0;
if (items.length > 0) find('#summary').textContent = `Pictures that differ: ${items.length}.`;
else if (problems.length > 0) find('#summary').textContent = 'Not all pictures were compared.';
find('[data-view]').click();
show(0);
