import type { Locator, Page } from '@playwright/test';

/** The sheet in front. Its role stands on a part inside the element's shadow, its content does not: so it is found by name. */
export function sheetOf(page: Page): Locator {
  return page.locator('ion-modal').filter({ visible: true });
}
