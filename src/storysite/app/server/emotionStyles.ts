import { emotionCaches } from 'virtual:site-styles';

/** A style sheet of Emotion, named as Emotion expects it in the browser. */
export interface EmotionSheet {
  name: string;
  css: string;
}

const isAnimation = (id: string) => id.startsWith('animation-');

/**
 * Starts to watch Emotion's output during a rendering; returns a function that reads the styles for its HTML. A project
 * may have a cache for everything that it renders; by default each part has its own, which ends with it.
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

/**
 * A cache's styles for the classes in some HTML, in their order there, and for elements, unless they are in `before`.
 */
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
  // The next part may need them as well.
  for (const id of globals) delete inserted[id];
  return rules.length > 0
    ? [...sheets, { name: `${key} ${rules.join(' ')}`, css: textOf(rules) }]
    : sheets;
}
