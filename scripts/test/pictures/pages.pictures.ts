import { expect, test } from '../siteTest.ts';
import { pageWidths, picturedPages } from './picturedPages.ts';
import { whyNoPictures } from './whyNoPictures.ts';

const reason = await whyNoPictures();
test.skip(reason !== undefined, reason);
test.use({ allowFailedRequests: [/\/demo\/optgrup$|\/~demos\/demo-none--basic$/] });

for (const { name, path, whole } of picturedPages) {
  for (const width of pageWidths) {
    test(`${path} looks as it did at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page).toHaveScreenshot(['pages', name, `${width}.png`], { fullPage: whole });
    });
  }
}
