import type { Frame, Locator, Page } from '@playwright/test';
import { isoDateAfter } from '../days.ts';
import type { Words } from '../words.ts';

export interface Traveller {
  surname: string;
  givenName: string;
  birthday: string;
  gender: 'female' | 'male';
  /** Typed into the nationality box; the first match is chosen. */
  nationality: string;
  document: string;
  number: string;
  expiry: string;
}

export const ADULT: Traveller = {
  surname: 'CHAN',
  givenName: 'TAI MAN',
  birthday: '1985-03-14',
  gender: 'male',
  nationality: 'CN',
  document: 'passport',
  number: 'K12345678',
  expiry: isoDateAfter(2000),
};

/** Passengers and contact, before the booking is made. */
export class PassengersPage {
  readonly page: Page | Frame;
  readonly words: Words;

  constructor(page: Page | Frame, words: Words) {
    this.page = page;
    this.words = words;
  }

  field(label: string): Locator {
    return this.page.getByLabel(this.words.say(label), { exact: true });
  }

  async fill(traveller: Traveller): Promise<void> {
    await this.field('Family name').fill(traveller.surname);
    await this.field('Given names').fill(traveller.givenName);
    await this.field('Date of birth').fill(traveller.birthday);
    const gender = traveller.gender === 'male' ? 'Male' : 'Female';
    await this.page.getByRole('radio', { name: this.words.say(gender), exact: true }).check();
    await this.choose('Nationality', traveller.nationality);
    await this.field('Document').selectOption(traveller.document);
    await this.field('Document number').fill(traveller.number);
    await this.field('Document expiry').fill(traveller.expiry);
  }

  /** Picks the first country that a combobox offers for the text. */
  async choose(label: string, typed: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.words.say(label), exact: true }).fill(typed);
    // By its list: the form also has options of native selects, which cannot be clicked.
    await this.page
      .getByRole('listbox', { name: this.words.say(label) })
      .getByRole('option')
      .first()
      .click();
  }

  async fillContact(): Promise<void> {
    await this.field('Contact name').fill('Chan Tai Man');
    await this.field('Email').fill('ops@harbour.example');
    await this.field('Area code').fill('852');
    await this.field('Phone').fill('21234567');
  }

  get bookButton(): Locator {
    return this.page.getByRole('button', { name: this.words.say('Book'), exact: true });
  }

  async book(): Promise<void> {
    await this.bookButton.click();
  }

  /** Fills the form for one adult and books; the order is open afterwards. */
  async bookAdult(): Promise<void> {
    await this.fill(ADULT);
    await this.fillContact();
    await this.book();
    await this.page.waitForURL(/\/flight\/orders\/\d{10}/);
  }

  /** The error summary above the form. */
  get errorSummary(): Locator {
    return this.page.locator('[aria-labelledby="error-summary-title"]');
  }

  /** The error text under an invalid field. */
  async errorOf(label: string): Promise<string> {
    const described = (await this.field(label).getAttribute('aria-describedby')) ?? '';
    const ids = described.split(' ').filter((id) => id.includes('error'));
    return this.page.locator(`#${CSS_ESCAPE(ids[0] ?? 'none')}`).innerText();
  }
}

/** Field ids contain brackets and dots. */
const CSS_ESCAPE = (id: string) => id.replace(/[^\w-]/g, '\\$&');
