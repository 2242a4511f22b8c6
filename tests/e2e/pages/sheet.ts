import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The sheet in front. Its role stands on a part inside the element's shadow, its content does not: so it is found by name. */
export function sheetOf(page: Page | Frame): Locator {
  return page.locator('ion-modal').filter({ visible: true });
}

/** The form in front: in a sheet on phones, beside its list on wider screens. */
export function formOf(page: Page): Locator {
  return sheetOf(page).or(page.locator('main section:has(> div > h2[tabindex="-1"])'));
}

/** Shuts the sheet by key. */
export async function shutSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sheetHasGone(page);
}

/** Waits until a sheet has shut and its entry of the history has gone, too: a new address would meet it there. */
export async function sheetHasGone(page: Page): Promise<void> {
  await expect(sheetOf(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.layer))).toBe(false);
}
