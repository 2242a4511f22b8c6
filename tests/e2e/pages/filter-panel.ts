import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words.ts';
import { sheetOf } from './sheet.ts';

/** The filters of the results: a sheet on phones and tablets, a column on desktops. */
export class FilterPanel {
  readonly page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  get #chip(): Locator {
    // With active filters it shows their number.
    return this.page.getByRole('button', { name: new RegExp(`^${this.#words.say('Filters')}`) });
  }

  get #sheet(): Locator {
    return sheetOf(this.page);
  }

  async open(): Promise<void> {
    if (!(await this.#chip.isVisible())) return;
    await this.#chip.click();
    await this.#sheet.waitFor();
  }

  async toggle(option: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: new RegExp(`^${this.#words.say(option)}`) }).click();
  }

  async close(): Promise<void> {
    if (!(await this.#sheet.isVisible())) return;
    await this.#sheet.getByRole('button', { name: /\d/ }).last().click();
    await this.#sheet.waitFor({ state: 'hidden' });
  }
}
