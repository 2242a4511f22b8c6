import { expect, type Page } from '@playwright/test';
import { Agent } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { PassengersPage } from '../pages/passengers-page.ts';
import { ResultsPage } from '../pages/results-page.ts';
import type { Words } from '../words.ts';

/** Chooses a flight and comes to the empty passenger form. */
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

/** A form with a family name in it that is saved on the device. */
export async function startDraft(page: Page, words: Words, surname: string): Promise<PassengersPage> {
  const form = await openForm(page, words);
  await form.field('Family name').fill(surname);
  await isSaved(page, words);
  return form;
}

/** Opens the newest draft from the list, as after a tab was lost. */
export async function reopen(page: Page, words: Words): Promise<PassengersPage> {
  const list = new DraftsPage(page, words);
  await list.open();
  await list.rows.first().click();
  const form = new PassengersPage(page, words);
  await expect(form.field('Family name')).toBeVisible();
  return form;
}

/** The family names of an account's drafts as the server has them, with those of versions that lost. */
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
