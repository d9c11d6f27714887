import type { Page } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';
import { receiveForms, unpackForm } from './test/receiveForms.ts';

// Storybook's manager and docs print these.
test.use({ allowConsole: [/deprecated and will be removed/] });

/** The development server prepares Storybook on the first request, which is slow on a busy machine. */
const COLD_START_MS = 120_000;

test.describe.configure({ timeout: 2 * COLD_START_MS });

const tool = (page: Page) => page.getByRole('button', { name: 'Sandbox', exact: true });

for (const path of ['/story/demo-email--basic', '/docs/demo-email--docs']) {
  // In development, another server serves the projects.
  const tag = path.startsWith('/docs/') ? '@dev' : [];
  test(
    `sends the current demo from Storybook at ${path}, and is hidden without one`,
    { tag },
    async ({ page, context }) => {
      const nextForm = await receiveForms(context);
      await page.goto(`/storybook/?path=${path}`);
      const preview = page.frameLocator('#storybook-preview-iframe');
      const heading = preview.getByRole('heading', { level: 1 });
      if (path.startsWith('/story/')) await playEnds(page);
      else await expect(heading).toHaveText('email', { timeout: COLD_START_MS });
      for (const sandbox of ['CodeSandbox', 'StackBlitz']) {
        const popup = await choose(page, `Open in ${sandbox}`);
        await expect(popup).toHaveTitle('Received');
        await popup.close();
        const files = unpackForm(sandbox, await nextForm());
        expect(files['src/Email.tsx']).toContain('export default');
      }
      await page.locator('#accessibility--docs').click();
      await expect(heading.first()).toHaveText('Accessibility', { timeout: COLD_START_MS });
      await expect(tool(page)).toHaveCount(0);
    },
  );
}

/** Waits for the play function to end, since a click in the manager takes the focus that it needs. */
async function playEnds(page: Page): Promise<void> {
  const preview = page.locator('#storybook-preview-iframe');
  const phase = () =>
    preview.evaluate((frame: HTMLIFrameElement) => {
      const global = frame.contentWindow as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return global.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    });
  await expect.poll(phase, { timeout: COLD_START_MS }).toMatch(/^(completed|finished)$/);
}

/** Chooses from the tool's menu. If a slow server made the click expire, clicks again, as the tool asks. */
async function choose(page: Page, name: string): Promise<Page> {
  for (;;) {
    const opened = page.waitForEvent('popup', { timeout: 10_000 }).catch(() => undefined);
    // While Storybook is starting, it rerenders its toolbar, which closes the menu.
    await expect(async () => {
      const item = page.getByText(name);
      if (!(await item.isVisible())) await tool(page).click();
      await item.click({ timeout: 2000 });
    }).toPass();
    const popup = await opened;
    if (popup) return popup;
    await expect(page.getByText('The demo is ready now')).toBeVisible();
  }
}
