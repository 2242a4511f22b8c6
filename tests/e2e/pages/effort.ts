import type { Locator } from '@playwright/test';

/** Counts an agent's taps and keys. */
export class Effort {
  taps = 0;
  keys = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** Types at the focus: each letter counts as a key, and so does a named key such as Enter. */
  async type(where: Locator, text: string, then?: string): Promise<void> {
    this.keys += text.length + (then ? 1 : 0);
    await where.pressSequentially(text);
    if (then) await where.press(then);
  }
}
