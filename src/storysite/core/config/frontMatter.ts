import { z } from 'zod';
import { checkShape, image, isWebAddress, link, text } from './checkShape.ts';

const schema = z.strictObject({
  title: text('Write the name of the page.').optional(),
  description: text('Describe the page in one sentence.').optional(),
  /** Synonyms of the page's topic, for the search. */
  keywords: z.array(text('Write a word that readers search for.')).optional(),
  /** Paths of pages that a reader of this one may need next. */
  related: z.array(link).optional(),
  /** The large opening of a home page; its title is the page's only `h1`. */
  hero: z
    .strictObject({
      title: text('Write the large title.'),
      description: text('Write a sentence.').optional(),
      image: image.optional(),
      /** The first command for a reader to run, with a copy button. */
      command: text('Write a command, such as npm install kit.').optional(),
      /** Id of a story that is shown with its code; its script is loaded when a reader touches it. */
      story: text('Write the id of a story, such as button--primary.').optional(),
      actions: z
        .array(z.strictObject({ text: text('Write what the link says.'), link }))
        .optional(),
    })
    .optional(),
  features: z
    .array(
      z.strictObject({
        title: text('Name the feature in a few words.'),
        description: text('Write a sentence.').optional(),
        icon: text('Write a character, or the address of an image.').optional(),
        link: link.optional(),
      }),
    )
    .optional(),
});

/** The front matter of an MDX page; plugins may have keys of their own. */
export type FrontMatter = z.output<typeof schema> & { [key: string]: unknown };

/** Settings for front matter: whether pages show images of other hosts, and the keys of the site's plugins. */
interface FrontMatterOptions {
  externalImages: boolean;
  plugins?: readonly { frontMatter?: readonly string[] }[];
}

/** The front matter of an MDX page; throws an error that names `file`, each wrong key, its value and the fix. */
export function checkFrontMatter(
  frontMatter: unknown,
  file: string,
  { externalImages, plugins = [] }: FrontMatterOptions = { externalImages: true },
): FrontMatter {
  const keys = plugins.flatMap((plugin) => plugin.frontMatter ?? []);
  const own = Object.fromEntries(keys.map((key) => [key, z.unknown().optional()]));
  const where = `The front matter of ${file}`;
  const checked: FrontMatter = checkShape(schema.extend(own), frontMatter ?? {}, where);
  if (!externalImages) refuseExternalImages(checked, file);
  return checked;
}

function refuseExternalImages({ hero, features = [] }: FrontMatter, file: string): void {
  const images = [hero?.image, ...features.map(({ icon }) => icon)];
  const external = images.find((address) => address !== undefined && isWebAddress(address));
  if (!external) return;
  throw new Error(
    `${file} shows the image "${external}" from another host, which the site's policy blocks because externalImages is false. Add the image to the site, or set externalImages to true.`,
  );
}
