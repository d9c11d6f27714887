import { expect, test } from '../siteTest.ts';
import { holdWait } from './holdWait.ts';
import { listStories } from './listStories.ts';
import { openSelect } from './openSelect.ts';
import { picturedSite } from './places.ts';
import type { StoryState } from './storyStates.ts';
import { whyNoPictures } from './whyNoPictures.ts';

const reason = await whyNoPictures();
test.skip(reason !== undefined, reason);
test.use({ viewport: { width: 640, height: 480 } });

for (const id of listStories(picturedSite)) {
  test(`${id} looks as it did`, async ({ page }) => {
    const compare = async (state: StoryState) => {
      const name = ['stories', id, `${state}.png`];
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
    };
    await holdWait(page, id);
    await page.goto(`/~demos/${id}`);
    await compare('closed');
    await openSelect(page, id);
    await compare('open');
    await page.emulateMedia({ colorScheme: 'dark' });
    await compare('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/~demos/${id}?dir=rtl`);
    await openSelect(page, id);
    await compare('rtl');
  });
}
