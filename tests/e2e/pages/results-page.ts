import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { isoDateAfter } from '../days.ts';
import type { Words } from '../words.ts';

export interface Search {
  from: string;
  to: string;
  date: string;
  adults?: number;
  infants?: number;
}

export const SEARCH: Search = { from: 'HKG', to: 'BKK', date: isoDateAfter(30) };

/** Suppliers are slower on a busy machine; the bench, which uses this page too, would only wait five seconds by default. */
const SEARCH_MS = 30_000;

export class ResultsPage {
  readonly page: Page | Frame;
  readonly #words: Words;
  readonly #origin: string;

  /** `origin` is set for a portal other than the shared one. */
  constructor(page: Page | Frame, words: Words, origin = '') {
    this.#origin = origin;
    this.page = page;
    this.#words = words;
  }

  /** The shareable address of a search. */
  static address(search: Search): string {
    return `/flight/booking/results?${new URLSearchParams(Object.entries(search).map(([k, v]) => [k, String(v)]))}`;
  }

  async open(search: Search = SEARCH): Promise<void> {
    await this.page.goto(this.#origin + ResultsPage.address(search));
    await this.isDone();
  }

  /** Waits until every supplier has answered; an untouched list then shows all offers by itself. */
  async isDone(): Promise<void> {
    await expect(this.cards.first()).toBeVisible({ timeout: SEARCH_MS });
    await expect(this.page.getByRole('progressbar')).toHaveCount(0, { timeout: SEARCH_MS });
    // The list follows the count; its cards move until then.
    const isWhole = async () =>
      (await this.#cardPlaces.first().getAttribute('aria-setsize')) === String(await this.flightCount());
    await expect.poll(async () => (await this.more.first().isVisible()) || (await isWhole())).toBe(true);
    if (!(await this.more.first().isVisible())) return;
    await this.more.first().click();
    await expect.poll(isWhole).toBe(true);
  }

  /** The button that adds pending offers. */
  get more(): Locator {
    return this.page.locator('button[data-place]');
  }

  /** The day strip's entry for the searched day. */
  get ownDay(): Locator {
    return this.page
      .getByRole('navigation', { name: this.#words.say('Neighbouring days') })
      .locator('[data-selected="true"]');
  }

  /** The filter above the list for one type of fare. */
  fareType(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${this.#words.say(name)}`) });
  }

  get #cardPlaces(): Locator {
    return this.page.locator('[role="listitem"][aria-setsize]');
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  /** Cards with one ticket: without the acknowledgement that stitched trips require. */
  get plainCards(): Locator {
    return this.cards.filter({ hasNotText: this.#words.say('self-transfer') });
  }

  /** Cards of trips on separate tickets. */
  get stitchedCards(): Locator {
    return this.cards.filter({ hasText: this.#words.say('self-transfer') });
  }

  /** The number of flights that pass the filters, as shown. */
  async flightCount(): Promise<number> {
    const text = await this.page.locator('[data-count="flights"]').innerText();
    return Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));
  }

  /** Opens a card and chooses its selected fare. */
  async choose(card: Locator = this.plainCards.first()): Promise<void> {
    await this.press(card);
    await this.page.waitForURL('**/flight/booking/confirm');
  }

  /** Opens a card and presses its button, which asks first for a self-transfer. */
  async press(card: Locator): Promise<void> {
    const toggle = card.locator('[data-card-toggle]');
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await this.page.getByRole('button', { name: this.#words.pattern('Choose {brand} · {price}') }).click();
  }
}
