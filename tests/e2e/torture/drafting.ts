import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Agent } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { PassengersPage } from '../pages/passengers-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import type { Words } from '../words.ts';

/** Chooses a flight and opens the empty passenger form. */
export async function openForm(page: Page, words: Words): Promise<PassengersPage> {
  const results = new ResultsPage(page, words);
  await results.open();
  await results.choose();
  const form = new PassengersPage(page, words);
  await expect(form.field('Family name')).toBeVisible();
  return form;
}

export async function isSaved(page: Page, words: Words): Promise<void> {
  await expect(page.getByText(words.pattern('Saved {time}'))).toBeVisible();
}

/** A form with a family name that is saved on the device. */
export async function startDraft(page: Page, words: Words, surname: string): Promise<PassengersPage> {
  const form = await openForm(page, words);
  await form.field('Family name').fill(surname);
  await isSaved(page, words);
  return form;
}

/** Opens the newest draft from the list, as after losing a tab. */
export async function reopen(page: Page, words: Words): Promise<PassengersPage> {
  const list = new DraftsPage(page, words);
  await list.open();
  await list.rows.first().click();
  const form = new PassengersPage(page, words);
  await expect(form.field('Family name')).toBeVisible();
  return form;
}

/** Kills the page's process: no more events of the page run. */
export async function kill(tab: Page): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab);
  const gone = tab.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => null); // a killed process does not answer
  await gone;
  await tab.close();
}

type TabTexts = [key: string, text: string][];

/** What a tab's sessionStorage holds. */
export const textsOf = (tab: Page): Promise<TabTexts> =>
  tab.evaluate(() => Object.entries(sessionStorage).map(([key, text]) => [key, String(text)]));

/** From now on new tabs, or this one, open as the browser restores a killed tab: with its sessionStorage. */
export async function restoreTabs(into: BrowserContext | Page, texts: TabTexts): Promise<void> {
  await into.addInitScript((kept) => {
    for (const [key, text] of kept) if (!(key in sessionStorage)) sessionStorage.setItem(key, text);
  }, texts);
}

/** Outlasts what happens while it is typed, and fits a field of 80 letters. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.repeat(3);
const LETTER_MS = 80;

const AS_PAGE_WENT = 'test.as-page-went';

/** Types letter by letter at the focus until the page reloads. Keys during the reload reach no page. */
export async function typeUntilLoad(tab: Page) {
  let typed = '';
  let isLoaded = false;
  await tab.evaluate((place) => {
    window.addEventListener('pagehide', () => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement) sessionStorage.setItem(place, field.value);
    });
  }, AS_PAGE_WENT);
  tab.once('load', () => {
    isLoaded = true;
  });
  const type = async () => {
    for (const letter of LETTERS) {
      if (isLoaded) break;
      await tab.keyboard.type(letter, { delay: LETTER_MS });
      typed += letter;
    }
    const asPageWent = await tab.evaluate((place) => sessionStorage.getItem(place) ?? '', AS_PAGE_WENT);
    return { asPageWent, inAll: typed };
  };
  return { text: () => typed, end: type() };
}

/** The values of all fields of a page, in order. */
export const valuesIn = (tab: Page): Promise<string[]> =>
  tab
    .locator('main')
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
          ? String(field.checked)
          : String(Object(field).value),
      ),
    );

/** The family names of an account's drafts on the server, including those of losing versions. */
export async function onServer(
  portalUrl: string,
  username = 'harbour.op',
): Promise<{ names: string[]; others: string[] }> {
  const agent = await Agent.signIn(portalUrl, username);
  const { drafts } = await agent.call('drafts', {});
  const all = await Promise.all(drafts.map(({ id }) => agent.call('draft', { id })));
  const nameIn = (content: string) => String(JSON.parse(content).surname ?? '');
  return {
    names: all.flatMap(({ parts }) => parts.filter(({ key }) => key === 'p0').map(({ content }) => nameIn(content))),
    others: all.flatMap(({ others }) =>
      others.filter(({ part }) => part === 'p0').map(({ content }) => nameIn(content)),
    ),
  };
}
