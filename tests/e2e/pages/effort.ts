import type { Locator } from '@playwright/test';

/** Counts what an agent does by hand. */
export class Effort {
  taps = 0;
  keys = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Types where the focus is: each letter is a key, and so is a key that is named, such as Enter. */
  async type(where: Locator, text: string, then?: string): Promise<void> {
    this.keys += text.length + (then ? 1 : 0);
    await where.pressSequentially(text);
    if (then) await where.press(then);
  }
}
