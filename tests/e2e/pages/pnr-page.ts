import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words.ts';

/** The PNR search. */
export class PnrPage {
  readonly page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  async open(): Promise<void> {
    await this.page.goto('/flight/booking/pnr');
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: this.#words.say('Reservation text') });
  }

  get find(): Locator {
    return this.page.getByRole('button', { name: this.#words.say('Find these flights') });
  }

  journey(number: number): Locator {
    const name = this.#words.say('Journey {number}').replace('{number}', String(number));
    return this.page.getByRole('region', { name, exact: true });
  }

  get leftOut(): Locator {
    return this.page.getByRole('region', { name: this.#words.say('Not searched'), exact: true });
  }

  /** A button of one flight: `Edit {name}`, `Exclude {name}`, `Include {name}`. */
  of(flight: string, message: string): Locator {
    const name = this.#words.say(message).replace('{name}', flight);
    return this.page.getByRole('button', { name, exact: true });
  }
}
