import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../words.ts';
import { sheetOf } from './sheet.ts';

/** The flight search: places and dates open inline on desktops, full screen on phones. */
export class SearchPage {
  readonly page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  get #dialog(): Locator {
    return sheetOf(this.page);
  }

  get sendButton(): Locator {
    const names = [this.#words.say('Search flights'), this.#words.say('Search')];
    return this.page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  }

  async isReady(): Promise<void> {
    await expect(this.sendButton).toBeVisible();
  }

  /** Types into the place box `label` and takes the first match. `flight` counts from 0 in a multi-city trip. */
  async choosePlace(label: 'From' | 'To', typed: string, flight = 0): Promise<void> {
    await this.typePlace(label, typed, flight);
    // Earlier matches stay until the new ones are found.
    await expect(this.page.locator('[role="listbox"][aria-busy="false"]')).toBeVisible();
    await this.page.getByRole('option').first().click();
    await expect(this.page.getByRole('option')).toHaveCount(0);
  }

  async typePlace(label: 'From' | 'To', typed: string, flight = 0): Promise<void> {
    const name = this.#words.say(label);
    const trigger = this.page.getByRole('button', { name: new RegExp(`^${name}`) }).nth(flight);
    const box = this.page.getByRole('combobox', { name, exact: true });
    await expect(trigger.or(box).first()).toBeVisible();
    if (await trigger.isVisible()) await trigger.click();
    const open = (await this.#dialog.isVisible()) ? box.last() : box.nth(flight);
    await open.fill(typed);
  }

  /** Types the departure date, in any form that the box reads. */
  async typeDate(typed: string, flight = 0): Promise<void> {
    if (!(await this.dateBox.isVisible())) await this.openDates(flight);
    await this.dateBox.fill(typed);
    await this.dateBox.press('Enter');
    await expect(this.dates).toBeHidden();
  }

  async openDates(flight = 0): Promise<void> {
    // In Chinese the origin's field name begins with the same word.
    const name = new RegExp(`^${this.#words.say('Departure')}(\\s|$)`);
    await this.page.getByRole('button', { name }).nth(flight).click();
    await expect(this.dateBox).toBeVisible();
  }

  /** The calendar: a sheet; on desktops beside its field. */
  get dates(): Locator {
    return this.#dialog.or(this.page.locator('[role="dialog"]:has([data-day])'));
  }

  get dateBox(): Locator {
    return this.dates.getByRole('textbox', { name: this.#words.say('Departure'), exact: true });
  }

  async openParty(): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${this.#words.say('Passengers, cabin')}`) }).click();
    await expect(this.#dialog).toBeVisible();
  }

  async oneMore(type: string, times = 1): Promise<void> {
    const name = this.#words.say('Add one: {name}').replace('{name}', this.#words.say(type));
    for (let i = 0; i < times; i++) await this.#dialog.getByRole('button', { name }).click();
  }

  async send(): Promise<void> {
    await this.sendButton.click();
  }
}
