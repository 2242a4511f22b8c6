import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words.ts';
import { sheetOf } from './sheet.ts';

/** Unfinished bookings: their list, the offer on the search screen, and the question at log-out. */
export class DraftsPage {
  static readonly address = '/flight/orders/drafts';
  readonly page: Page;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
  }

  async open(): Promise<void> {
    await this.page.goto(DraftsPage.address);
  }

  get rows(): Locator {
    return this.page.getByRole('button', { name: /HKG → [A-Z]{3}/ });
  }

  async discardFirst(): Promise<void> {
    await this.page
      .getByRole('button', { name: this.#words.say('Discard draft') })
      .first()
      .click();
  }

  /** Logs out from the account page and answers the question about drafts. */
  async logOut(choice: 'Keep them locked' | 'Delete from this device'): Promise<void> {
    await this.page.goto('/profile');
    await this.page
      .getByRole('button', { name: this.#words.say('Log out'), exact: true })
      .first()
      .click();
    await sheetOf(this.page)
      .getByRole('button', { name: this.#words.say(choice) })
      .click();
    await this.hasLoggedOut();
  }

  /** Navigation comes first; then the drafts are removed and the session ends, which a message confirms. */
  async hasLoggedOut(): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === '/');
    await this.page.getByText(this.#words.say('You have logged out.')).waitFor();
  }

  /** Adds a corrupt record and one of a newer app to this device's records. */
  async damage(): Promise<void> {
    await this.page.evaluate(async () => {
      const opening = indexedDB.open('interline-drafts');
      await new Promise((done) => {
        opening.onsuccess = done;
      });
      const transaction = opening.result.transaction('kv', 'readwrite');
      const store = transaction.objectStore('kv');
      const reading = store.getAllKeys();
      reading.onsuccess = () => {
        const key = reading.result.map(String).find((each) => each.startsWith('draft/')) ?? '';
        store.put({ format: 1, torn: true }, key);
        store.put({ format: 9 }, `${key}-newer`);
      };
      await new Promise((done) => {
        transaction.oncomplete = done;
      });
      opening.result.close();
    });
  }
}
