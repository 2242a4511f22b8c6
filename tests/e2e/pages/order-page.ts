import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import type { Words } from '../words.ts';
import { sheetOf } from './sheet.ts';

export class OrderPage {
  readonly page: Page | Frame;
  readonly #words: Words;

  constructor(page: Page | Frame, words: Words) {
    this.page = page;
    this.#words = words;
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/flight/orders/${id}`);
  }

  /** The booking number in the address. */
  get id(): string {
    return /\/flight\/orders\/(\d+)/.exec(this.page.url())?.[1] ?? '';
  }

  get nextStep(): Locator {
    return this.page.locator('[aria-labelledby="next-step"]');
  }

  get sheet(): Locator {
    return sheetOf(this.page);
  }

  async openPayment(): Promise<void> {
    await this.nextStep.getByRole('button', { name: this.#words.pattern('Pay {total}') }).click();
    await expect(this.sheet).toBeVisible();
  }

  get payButton(): Locator {
    return this.sheet.getByRole('button', { name: this.#words.pattern('Pay {total}') });
  }

  /** Chooses a channel by name and pays. */
  async pay(channel: string): Promise<void> {
    await this.sheet.getByRole('radio', { name: new RegExp(this.#words.say(channel)) }).check();
    await this.payButton.click();
  }

  /** The ticket numbers shown, digits only. */
  async ticketNumbers(): Promise<string[]> {
    const texts = await this.page
      .getByRole('button', { name: this.#words.pattern('Copy ticket number {shown} of {name}') })
      .allInnerTexts();
    return texts.map((text) => text.replace(/\D/g, ''));
  }
}
