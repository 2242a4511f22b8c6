import { globSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { DEMO_COMPANY } from '../../../src/server/seed/demo-accounts.ts';
import { orderWithoutRemarks } from '../pages/outbox-page.ts';
import { sheetOf } from '../pages/sheet.ts';
import { signIn } from '../pages/sign-in.ts';
import type { Words } from '../words.ts';
import { openForm } from './drafting.ts';
import { expect, test } from './fixtures.ts';

/** Sign-in is before anybody is known, and a password is kept nowhere: `/` and `/login` lead away from whoever is logged in. */
const ROUTES = globSync('src/client/routes/*.tsx')
  .map((file) => `/${file.replace(/^.*\//, '').replace('.tsx', '')}`)
  .filter((name) => !/^\/(__root|index|login)$|\.route$/.test(name))
  .map((name) =>
    name
      .replaceAll('.', '/')
      .replace(/\/index$/, '')
      .replaceAll('_/', '/'),
  );

const FORM = '/flight/booking/confirm';
const RESERVATION = 'RP/HKGXX0123/\n  1.CHAN/TAI MAN MR\n  2  CX 711 Y 12DEC 6 HKGBKK HK1  0840 1045';
const TYPED = '12 QX';
/** Lists open the same for each of their rows. */
const MOST_DOORS = 16;
/** What the fewest fields are that a walk of all pages finds: one that finds less has not walked. */
const FEWEST = 40;

/** Passwords are kept nowhere. */
const fieldsIn = (where: Locator) =>
  where
    .locator(
      'textarea, input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=password],[aria-hidden=true])',
    )
    .filter({ visible: true });

/** What is typed into by name, as the person sees it there. */
async function nameOf(field: Locator): Promise<string> {
  return field.evaluate(
    (input: HTMLInputElement) => input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.name,
  );
}

async function typeInto(page: Page, field: Locator): Promise<string> {
  await field.click();
  await field.press('End');
  await page.keyboard.type(TYPED);
  return field.inputValue();
}

/** Types into each field, reloads, opens the same again, and finds the text. What is empty once it is left is typed by itself. */
async function proveAll(page: Page, where: string, open: () => Promise<Locator>): Promise<string[]> {
  const fields = await fieldsIn(await open()).all();
  const names = await Promise.all(fields.map(nameOf));
  const typed: string[] = [];
  for (const field of fields) typed.push(await typeInto(page, field));
  const left = await Promise.all(fields.map((field) => field.inputValue()));
  const prove = async (numbers: readonly number[]) => {
    await page.reload();
    const again = fieldsIn(await open());
    for (const i of numbers)
      await expect.soft(again.nth(i), `${where}: ${names[i]}`).toHaveValue(typed[i] ?? '', { timeout: 3000 });
  };
  const stays = [...typed.keys()].filter((i) => left[i] === typed[i]);
  if (stays.length > 0) await prove(stays);
  for (const i of typed.keys()) {
    if (stays.includes(i)) continue;
    typed[i] = await typeInto(page, fieldsIn(await open()).nth(i));
    await prove([i]);
  }
  return names.map((name) => `${where}: ${name}`);
}

/** A button of a page, by its name or else its words. */
interface Door {
  label: string | null;
  text: string;
}

const buttonOf = (page: Page, { label, text }: Door) => {
  const all = page.locator('main button').filter({ visible: true });
  const words = new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return (
    label === null ? all.filter({ hasText: words }) : all.and(page.locator(`[aria-label=${JSON.stringify(label)}]`))
  ).first();
};

/** Whether what was just pressed brings a sheet: it is there, or the page has come to rest without one. */
async function opensSheet(page: Page): Promise<boolean> {
  await page
    .evaluate(
      ([rest, most]) =>
        new Promise<void>((done) => {
          let timer = window.setTimeout(done, rest);
          const watch = new MutationObserver(() => {
            window.clearTimeout(timer);
            timer = window.setTimeout(done, rest);
          });
          watch.observe(document.body, { subtree: true, childList: true, attributes: true });
          window.setTimeout(done, most);
        }),
      [300, 1000] as const,
    )
    // A button that leads to another page takes this one away.
    .catch(() => null);
  return sheetOf(page).isVisible();
}

/** The buttons of a page, each once; what is switched on and off opens nothing. */
async function doorsOf(page: Page, words: Words): Promise<Door[]> {
  const all = await page
    .locator('main button:not([aria-pressed])')
    .filter({ visible: true })
    .evaluateAll((buttons: HTMLElement[]) =>
      buttons.map((button) => ({
        label: button.getAttribute('aria-label'),
        text: (button.textContent ?? '').replace(/\s+/g, ' ').trim(),
      })),
    );
  const named = new Map(all.slice(0, MOST_DOORS).map((door) => [door.label ?? door.text, door]));
  named.delete('');
  named.delete(words.say('Log out'));
  return [...named.values()];
}

/** Goes through each door of a page and proves the fields of the sheet behind it, where there is one. */
async function proveSheets(page: Page, path: string, open: () => Promise<Locator>, words: Words): Promise<string[]> {
  const found: string[] = [];
  await open();
  for (const door of await doorsOf(page, words)) {
    await open();
    const isPressed = await buttonOf(page, door)
      .click({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
    if (!isPressed) continue;
    const isOpen = await opensSheet(page);
    if (isOpen && (await fieldsIn(sheetOf(page)).count()) > 0) {
      const sheet = async () => {
        if (!(await sheetOf(page).isVisible())) {
          await open();
          await buttonOf(page, door).click();
          await fieldsIn(sheetOf(page)).first().waitFor();
        }
        return sheetOf(page);
      };
      found.push(...(await proveAll(page, `${path} ${door.label ?? door.text}`, sheet)));
    }
    // By the address: some fields take Escape for themselves.
    if (isOpen || new URL(page.url()).pathname !== path) await page.goto(path);
  }
  return found;
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null).catch(() => null);
}

test.describe.configure({ mode: 'parallel' });
/** In halves, so that two workers share them. */
for (const half of [0, 1])
  test(`every text field of every page and sheet keeps what is typed over a reload (half ${half + 1})`, async ({
    page,
    portal,
    words,
  }) => {
    test.setTimeout(480_000);
    await signIn(page, words, 'harbour.admin');
    const order = await orderWithoutRemarks(portal);
    const ids: Record<string, string> = { '/flight/orders/$id': order, '/agency-manager/bills/$id': DEMO_COMPANY.quay };
    const found: string[] = [];
    // What has no record here is a page that says so.
    const routes = ROUTES.filter((route) => !route.includes('$id') || ids[route]);
    for (const route of routes.filter((_, i) => i % 2 === half)) {
      const path = route.replace('$id', ids[route] ?? '');
      await test.step(path, async () => {
        const open = async () => {
          if (!page.url().endsWith(path)) await page.goto(path);
          if (path === FORM) await page.getByLabel(words.say('Family name'), { exact: true }).waitFor();
          await settled(page);
          return page.locator('main');
        };
        if (path === FORM) await openForm(page, words);
        await open();
        if (path === '/flight/booking/pnr') await page.getByRole('textbox').fill(RESERVATION);
        found.push(...(await proveAll(page, path, open)));
        found.push(...(await proveSheets(page, path, open, words)));
      });
    }
    await test.info().attach('fields', { body: found.join('\n') });
    expect(found.length).toBeGreaterThanOrEqual(FEWEST / 2);
  });
