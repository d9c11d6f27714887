import { emotionCaches } from 'virtual:site-styles';

/** A style sheet of Emotion, named as Emotion in the browser looks for it. */
export interface EmotionSheet {
  name: string;
  css: string;
}

const isAnimation = (id: string) => id.startsWith('animation-');

/**
 * Starts to watch what Emotion writes while something is rendered; returns what then reads the styles that its HTML needs. A
 * project may have a cache for all that it renders, and by default each part has one of its own, which ends with it.
 */
export function watchEmotion(): (html: string) => EmotionSheet[] {
  const before = new Map(
    [...emotionCaches].map((cache) => [cache, new Set(Object.keys(cache.inserted))]),
  );
  return (html) =>
    [...emotionCaches].flatMap((cache) => {
      const sheets = readCache(cache, before.get(cache), html);
      if (!before.has(cache)) emotionCaches.delete(cache);
      return sheets;
    });
}

type Cache = typeof emotionCaches extends Set<infer Each> ? Each : never;

/** The styles of a cache for the classes in some HTML, in their order there, and those for elements that are not in `before`. */
function readCache(
  { key, inserted, registered }: Cache,
  before = new Set<string>(),
  html: string,
): EmotionSheet[] {
  const isClass = (id: string) => registered[`${key}-${id}`] !== undefined;
  const textOf = (ids: string[]) => ids.map((id) => inserted[id]).join('');
  const listIds = (pattern: string) =>
    [...html.matchAll(new RegExp(pattern, 'g'))].flatMap(([, text = '']) => text.split(' '));

  const written = new Set(listIds(`data-emotion="${key} ([^"]*)`));
  const classes = [...new Set(listIds(`\\b${key}-([\\w-]+)`))].filter(
    (id) => isClass(id) && typeof inserted[id] === 'string' && !written.has(id),
  );
  const others = Object.keys(inserted).filter((id) => !isClass(id));
  const globals = others.filter((id) => !isAnimation(id) && !before.has(id));
  const text = textOf([...globals, ...classes]);
  const animations = others.filter((id) => isAnimation(id) && text.includes(id));
  const rules = [...animations, ...classes];
  const sheets = globals.map((id) => ({ name: `${key}-global ${id}`, css: textOf([id]) }));
  // The next part may need them, too.
  for (const id of globals) delete inserted[id];
  return rules.length > 0
    ? [...sheets, { name: `${key} ${rules.join(' ')}`, css: textOf(rules) }]
    : sheets;
}
