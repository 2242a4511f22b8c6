import type { Page } from '@playwright/test';
import { PATIENCE, sampled } from '../../tools/run-mode.ts';
import { expect, test } from '../fixtures.ts';
import { logIn, signIn } from '../pages/sign-in.ts';
import { openForm } from '../torture/drafting.ts';
import type { Words } from '../words.ts';
import { type Place, placesOfAgency, placesOfProvider } from './field-places.ts';
import { FieldWalk } from './field-walk.ts';
import { fieldsIn, readFields, typeInto } from './typed-fields.ts';

/** The fewest fields a walk must find: one that finds fewer did not walk. */
const FEWEST = sampled({ agency: 80, provider: 160 }, { agency: 30, provider: 15 });
/** A sample of each walk's pages (the long run takes all): often used forms, by kind. */
const SAMPLE = ['/flight/booking', '/flight/group/booking', '/train/booking/confirm', '/profile', '/company', '/users'];
const pages = (all: readonly Place[]) => all.filter(([kind]) => sampled(true, SAMPLE.includes(kind)));
/** What the browser reports when a reload interrupts a component's creation. */
const CUT_OFF = /provided callback is no longer runnable/;

/** In another language everything has another name. */
const LANGUAGES = ['简体中文', '繁體中文'];

/** Walks all those pages and checks their fields. */
async function walk(page: Page, words: Words, places: readonly Place[]): Promise<string[]> {
  // Saving changes what was typed.
  const shut = [words.say('Log out'), words.say('Back'), words.say('Save'), ...LANGUAGES];
  const walk = new FieldWalk(page, shut);
  await walk.begin();
  for (const [kind, path] of pages(places)) await test.step(path, () => walk.prove(kind, path));
  await test.info().attach('fields', { body: walk.found.join('\n') });
  return walk.found;
}

test.describe.configure({ mode: 'parallel' });

test('the enquiry keeps what a visitor types over a reload, and nobody finds it after a log-in', async ({
  page,
  words,
}) => {
  const form = page.getByRole('region', { name: words.say('Work with us') });
  const open = async () => {
    // Its code loads after the page.
    await expect.poll(() => fieldsIn(form).count()).toBeGreaterThan(6);
    return readFields(form);
  };
  await page.goto('/?enquiry=true');
  const typed: string[] = [];
  for (const i of (await open()).keys()) typed.push(await typeInto(page, fieldsIn(form).nth(i)));
  await page.reload();
  await expect.poll(async () => (await open()).map(({ value }) => value)).toEqual(typed);
  await signIn(page, words, 'harbour.op');
  const kept = () => page.evaluate(() => localStorage.getItem('interline.visitor'));
  await expect.poll(kept).toBeNull();
});

test('every text field that people of an agency see keeps what is typed over a reload', async ({
  page,
  portal,
  words,
  watch,
}) => {
  test.setTimeout(900_000 * PATIENCE);
  watch.expect(CUT_OFF);
  const places = await placesOfAgency(portal);
  await signIn(page, words, 'harbour.admin');
  await openForm(page, words);
  expect((await walk(page, words, places)).length).toBeGreaterThanOrEqual(FEWEST.agency);
});

test('and those that the provider’s people see more', { tag: '@long' }, async ({ page, ownPortal, words, watch }) => {
  test.setTimeout(900_000 * PATIENCE);
  watch.expect(CUT_OFF);
  const portal = await ownPortal({ SANDBOX_DESK: 'off' });
  const places = await placesOfProvider(portal);
  await page.goto(portal.url);
  await logIn(page, words, 'provider.admin');
  await page.waitForURL((url) => url.pathname === '/flight/booking');
  expect((await walk(page, words, places)).length).toBeGreaterThanOrEqual(FEWEST.provider);
});
