import { expect, test } from './fixtures.ts';
import { closeSheet, sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('a half-typed traveller outlives a shut sheet, a reload and a closed tab, and is gone on with or discarded', async ({
  page,
  context,
  portal,
  words,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/travellers');
  const opened = (name: string) => page.getByRole('button', { name: words.say(name), exact: true });
  const field = (label: string) => sheetOf(page).getByLabel(words.say(label), { exact: true });
  const left = page.getByRole('region', { name: words.say('Not saved') }).getByRole('button', { name: /LOST/ });

  await test.step('a new one', async () => {
    await opened('Add a traveller').click();
    await field('Family name').fill('LOST');
    await field('Date of birth').fill('1990-1');
    await field('Document number').fill('K1234');
    await page.reload();
    await left.first().click();
    await expect(field('Family name')).toHaveValue('LOST');
    await expect(field('Date of birth')).toHaveValue('1990-1');
    await expect(field('Document number')).toHaveValue('K1234');
    await field('Given names').fill('ANN');
    await closeSheet(page);
    await expect(sheetOf(page)).toHaveCount(0);
    await inspect();
    await expect(left.first()).toContainText('LOST ANN');
  });

  await test.step('in another tab, once this one is closed', async () => {
    const tab = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await tab.goto('/travellers');
    const there = tab.getByRole('region', { name: words.say('Not saved') });
    await there
      .getByRole('button', { name: /LOST ANN/ })
      .first()
      .click();
    const sheet = sheetOf(tab);
    await expect(sheet.getByLabel(words.say('Document number'), { exact: true })).toHaveValue('K1234');
    await sheet.getByLabel(words.say('Date of birth'), { exact: true }).fill('');
    await sheet.getByLabel(words.say('Document number'), { exact: true }).fill('');
    await sheet.getByRole('button', { name: words.say('Save'), exact: true }).click();
    await expect(sheetOf(tab)).toHaveCount(0);
    await expect(there).toHaveCount(0);
    expect(await portal.sql(`select given_name from travellers where surname = 'LOST'`)).toEqual([
      { given_name: 'ANN' },
    ]);
  });
  await portal.sql(`delete from travellers where surname = 'LOST'`);
});

test('a half-typed change of a traveller is discarded, and taken back', { tag: '@long' }, async ({ page, words }) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/travellers');
  const field = sheetOf(page).getByLabel(words.say('Email'), { exact: true });
  const row = page.locator('main').getByRole('button', { name: /CHEN JIAYI/ });
  const notSaved = page.getByRole('region', { name: words.say('Not saved') });
  await row.click();
  await field.fill('half@');
  await page.reload();
  await expect(notSaved).toContainText('CHEN JIAYI');
  await notSaved.getByRole('button', { name: words.pattern('Discard what was typed: {name}') }).click();
  await expect(notSaved).toHaveCount(0);
  await page.getByRole('button', { name: words.say('Undo') }).click();
  await notSaved.getByRole('button', { name: /^CHEN JIAYI/ }).click();
  await expect(field).toHaveValue('half@');
  await field.fill('');
  await closeSheet(page);
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(notSaved).toHaveCount(0);
});

test('a half-typed traveller outlives a reload while the device is full, and is kept once there is room', {
  tag: '@long',
}, async ({ page, words }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given: [unknown, IDBValidKey?]) {
      if (sessionStorage.getItem('no room')) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await signIn(page, words, 'harbour.op');
  await page.goto('/travellers');
  const field = (label: string) => sheetOf(page).getByLabel(words.say(label), { exact: true });
  const left = page.getByRole('region', { name: words.say('Not saved') }).getByRole('button', { name: /^ROOMLESS/ });
  const setFull = (isFull: boolean) =>
    page.evaluate((full) => sessionStorage.setItem('no room', full), isFull ? 'y' : '');
  await setFull(true);
  await page.getByRole('button', { name: words.say('Add a traveller'), exact: true }).click();
  await field('Family name').fill('ROOMLESS');
  await field('Given names').fill('ANN');
  const said = page.getByText(
    words.say('This device is out of space: what you type does not survive a restart until space is freed.'),
  );
  await expect(said).toBeVisible();
  // A message in front receives the key.
  await expect(said).toHaveCount(0);
  await closeSheet(page);
  await expect(left).toBeVisible();
  for (const isFull of [true, false]) {
    await setFull(isFull);
    await page.reload();
    await expect(left).toContainText('ROOMLESS ANN');
  }
  await left.click();
  await field('Family name').fill('');
  await field('Given names').fill('');
  await closeSheet(page);
  await expect(left).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: words.say('Add a traveller'), exact: true }).waitFor();
  await expect(left).toHaveCount(0);
});
