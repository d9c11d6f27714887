import { z } from 'zod';
import { imageAddress, isWebAddress, linkAddress } from '../config/addresses.ts';
import { checkShape } from '../config/checkShape.ts';
import type { Feature, HeroData } from './Page.ts';

/** What an MDX page may set in its front matter. */
export interface FrontMatter {
  title?: string;
  description?: string;
  hero?: HeroData;
  features?: Feature[];
}

const text = z.string().regex(/\S/);

const schema: z.ZodType<FrontMatter> = z.strictObject({
  title: text.optional(),
  description: text.optional(),
  hero: z
    .strictObject({
      title: text,
      description: text.optional(),
      image: imageAddress.optional(),
      actions: z.array(z.strictObject({ text, link: linkAddress })).optional(),
    })
    .optional(),
  features: z
    .array(
      z.strictObject({
        title: text,
        description: text.optional(),
        icon: text.optional(),
        link: linkAddress.optional(),
      }),
    )
    .optional(),
});

const LINK = 'Write a path of the site such as "/demo", or an absolute address.';

const mends: Readonly<Record<string, string>> = {
  title: 'Write the name of the page.',
  description: 'Say in a sentence what the page is about.',
  hero: 'Write an object with a title, or leave it out.',
  'hero.title': "Write the large title; it is the page's only h1.",
  'hero.description': 'Write a sentence, or leave it out.',
  'hero.image':
    'Write a path of the site such as "/hero.svg" or an https address, or leave it out.',
  'hero.actions': 'List items of text and link, or leave it out.',
  'hero.actions[].text': 'Write what the link says.',
  'hero.actions[].link': LINK,
  features: 'List items with a title, or leave it out.',
  'features[].title': 'Write the feature in a few words.',
  'features[].description': 'Write a sentence, or leave it out.',
  'features[].icon': 'Write a character, or the address of an image, or leave it out.',
  'features[].link': LINK,
};

/** The front matter of an MDX page, checked; throws an error that names each wrong key of `file`, its value and the mend. */
export function checkFrontMatter(
  frontMatter: unknown,
  file: string,
  { externalImages } = { externalImages: true },
): FrontMatter {
  const checked = checkShape(frontMatter ?? {}, { schema, file, entry: 'front matter key', mends });
  if (!externalImages) refuseExternalImages(checked, file);
  return checked;
}

function refuseExternalImages({ hero, features = [] }: FrontMatter, file: string): void {
  const images = [hero?.image, ...features.map(({ icon }) => icon)];
  const external = images.find((image) => image !== undefined && isWebAddress(image));
  if (!external) return;
  throw new Error(
    `${file} shows the image "${external}" of another host, which the site's policy would not let in, since externalImages is false. Put the image into the site, or set externalImages to true.`,
  );
}
