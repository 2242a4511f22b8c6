import type { CDPSession, Locator, Page } from '@playwright/test';
import { openGroup } from './bookings-by-hand.ts';
import { expect, test } from './fixtures.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { openForm } from './torture/drafting.ts';

/** A field's value with its caret: `ZH|G`. */
async function shownIn(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) => {
    const at = input.selectionStart ?? 0;
    return `${input.value.slice(0, at)}|${input.value.slice(at)}`;
  });
}

/** Types letters at the caret of `shown`. */
async function typeInto(page: Page, field: Locator, shown: string, letters: string): Promise<void> {
  await field.fill(shown.replace('|', ''));
  await field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), shown.indexOf('|'));
  await page.keyboard.type(letters);
}

/** Enter as a page receives it while an input method composes. */
function pressEnterIn(devtools: CDPSession) {
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  return devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
}

function compose(devtools: CDPSession, text: string) {
  return devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

test('what is typed into the middle of a field stays there, whatever the field makes of it', { tag: '@long' }, async ({
  page,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  const form = await openForm(page, words);
  const surname = form.field('Family name');
  await typeInto(page, surname, 'ZH|G', 'an');
  expect(await shownIn(surname)).toBe('ZHAN|G');
  const number = form.field('Document number');
  await typeInto(page, number, 'e12|678', '3-45');
  expect(await shownIn(number)).toBe('E12345|678');

  await page.goto('/flight/group/booking');
  const adults = page.getByLabel(words.say('Adults'), { exact: true });
  await typeInto(page, adults, '1|3', 'x2');
  expect(await shownIn(adults)).toBe('12|3');
});

test('an input method composes undisturbed, and the Enter that ends it chooses nothing', async ({ page, words }) => {
  await signIn(page, words, 'harbour.op');
  const devtools = await page.context().newCDPSession(page);
  const origin = page.getByRole('combobox', { name: words.say('From'), exact: true });
  await origin.fill('');
  await compose(devtools, 'hong');
  await expect(page.getByRole('option').first()).toBeVisible();
  await pressEnterIn(devtools);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(origin).toHaveValue('hong');

  const form = await openForm(page, words);
  const surname = form.field('Family name');
  await surname.fill('ZHG');
  await surname.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await compose(devtools, 'an');
  await expect(surname).toHaveValue('ZHanG');
  await devtools.send('Input.insertText', { text: 'an' });
  expect(await shownIn(surname)).toBe('ZHAN|G');

  const nationality = page.getByRole('combobox', { name: words.say('Nationality'), exact: true });
  const countries = page.getByRole('listbox', { name: words.say('Nationality') });
  await nationality.fill('');
  await compose(devtools, 'china');
  await expect(countries).toBeVisible();
  await pressEnterIn(devtools);
  await expect(countries).toBeVisible();
  await expect(nationality).toHaveValue('china');
  await devtools.send('Input.insertText', { text: '中国' });
  await expect(nationality).toHaveValue('中国');
  await nationality.press('Enter');
  await expect(countries).toHaveCount(0);
  await expect(nationality).not.toHaveValue('中国');
});

test('the same holds in the grid of a group', { tag: '@long' }, async ({ page, ownPortal, words }) => {
  const { url } = await ownPortal({ SANDBOX_DESK: 'off' });
  const { id } = await openGroup(url);
  await page.goto(url);
  await logIn(page, words, 'harbour.op');
  await page.waitForURL((now) => now.pathname === '/flight/booking');
  await page.goto(`${url}/flight/group/order/${id}?list=true`);
  const at = (i: number, path: string) => page.locator(`[name="passengers[${i}].${path}"]`);
  const surname = at(0, 'surname');
  await typeInto(page, surname, 'ZH|G', 'an');
  expect(await shownIn(surname)).toBe('ZHAN|G');
  const number = at(0, 'document.number');
  await typeInto(page, number, 'e12|678', '3-45');
  expect(await shownIn(number)).toBe('E12345|678');

  const devtools = await page.context().newCDPSession(page);
  await surname.fill('');
  await compose(devtools, 'zhang');
  await pressEnterIn(devtools);
  await devtools.send('Input.insertText', { text: 'zhang' });
  await expect(surname).toBeFocused();
  await expect(surname).toHaveValue('ZHANG');
});
