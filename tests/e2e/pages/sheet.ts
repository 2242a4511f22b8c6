import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The top sheet, found by name: its role is inside the element's shadow root, its content is not. */
export function sheetOf(page: Page | Frame): Locator {
  return page.locator('ion-modal').filter({ visible: true });
}

/** The current form: in a sheet on phones, beside its list on wider screens. */
export function formOf(page: Page): Locator {
  return sheetOf(page).or(page.locator('main section:has(> div > h2[tabindex="-1"])'));
}

/** Closes the sheet by keyboard. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sheetIsClosed(page);
}

/** Waits until a sheet has closed and its history entry is gone, too: it would disturb a new navigation. */
export async function sheetIsClosed(page: Page): Promise<void> {
  await expect(sheetOf(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.layer))).toBe(false);
}
