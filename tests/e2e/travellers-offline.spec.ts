import { expect, test } from './fixtures.ts';
import { OutboxPage } from './pages/outbox-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { consoleLineOf, NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = '<0>Offline.</0> Keep typing; everything is saved on this device.';

test('changes of a traveller build on each other offline; one that a colleague overtook is opened and settled', async ({
  page,
  context,
  portal,
  words,
  watch,
  inspect,
}) => {
  watch.expect(NO_NETWORK, /^409 PUT /, consoleLineOf(409));
  const columns = 'native_name, email, phone, search_text';
  const read = () => portal.sql(`select ${columns} from travellers where surname = 'CHEN' and given_name = 'JIAYI'`);
  const [before] = await read();
  const row = (name: RegExp) => page.locator('main').getByRole('button', { name });
  const field = (label: string) => sheetOf(page).getByLabel(words.say(label), { exact: true });
  const press = (name: string) =>
    sheetOf(page)
      .getByRole('button', { name: words.say(name), exact: true })
      .click();
  const outbox = new OutboxPage(page, words);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/travellers');
  await row(/CHEN JIAYI/).waitFor();
  await context.setOffline(true);

  await test.step('the list and the form show what waits, and a second change holds the first', async () => {
    await row(/CHEN JIAYI/).click();
    await field('Name in Chinese or other script').fill('陈佳宜');
    await press('Save');
    await expect(row(/CHEN JIAYI/)).toContainText('陈佳宜');
    await expect(row(/CHEN JIAYI/)).toContainText(words.say('Waiting to be sent'));
    await row(/CHEN JIAYI/).click();
    await expect(field('Name in Chinese or other script')).toHaveValue('陈佳宜');
    await field('Email').fill('jiayi@example.com');
    await press('Save');
  });

  await test.step('one who is not sent yet is changed in place', async () => {
    await outbox.button('Add a traveller').click();
    await field('Family name').fill('TUNNEL');
    await field('Given names').fill('ANN');
    await press('Save');
    await row(/TUNNEL ANN/).click();
    await field('Given names').fill('ANNA');
    await press('Save');
    await expect(row(/TUNNEL ANNA/)).toContainText(words.say('Waiting to be sent'));
    await inspect();
  });

  expect(await read(), 'nothing has reached the server').toEqual([before]);
  await portal.sql(
    `update travellers set phone = '+85290001111', native_name = '陈嘉怡', version = version + 1
     where surname = 'CHEN' and given_name = 'JIAYI'`,
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: words.say('View') }).click();
  await page.waitForURL('**/outbox');
  await expect(outbox.items).toHaveCount(1);
  await expect(outbox.button('Try again')).toHaveCount(0);
  expect(await portal.sql(`select given_name from travellers where surname = 'TUNNEL'`)).toEqual([
    { given_name: 'ANNA' },
  ]);

  await test.step('the refused one opens with what was typed; saved, it stands on the current version', async () => {
    await outbox.button('Open').click();
    await expect(field('Email')).toHaveValue('jiayi@example.com');
    await expect(field('Phone'), 'what was not touched is as the colleague left it').toHaveValue('+85290001111');
    await expect(sheetOf(page)).toContainText('陈嘉怡');
    const take = words.pattern('Use the current version: {label}');
    await expect(sheetOf(page).getByRole('button', { name: take })).toHaveCount(2);
    await inspect();
    await sheetOf(page).getByRole('button', { name: take }).first().click();
    await expect(field('Name in Chinese or other script')).toHaveValue('陈嘉怡');
    await press('Save');
    await expect
      .poll(read)
      .toMatchObject([{ native_name: '陈嘉怡', email: 'jiayi@example.com', phone: '+85290001111' }]);
    await expect(sheetOf(page)).toHaveCount(0);
    await outbox.open();
    await expect(page.getByText(words.say('No unsent changes'))).toBeVisible();
  });
  await portal.sql(`delete from travellers where surname = 'TUNNEL'`);
  await portal.sql(
    `update travellers set native_name = $1, email = $2, phone = $3, search_text = $4
     where surname = 'CHEN' and given_name = 'JIAYI'`,
    [before?.native_name, before?.email, before?.phone, before?.search_text],
  );
});

test('a change whose answer got lost is not refused as overtaken when it is sent again', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK, /ERR_CONNECTION_RESET/);
  const made = await portal.sql(
    `insert into travellers select (jsonb_populate_record(t, jsonb_build_object(
       'id', gen_random_uuid(), 'surname', 'ANSWER', 'given_name', 'LOST', 'search_text', 'answer lost'))).*
     from travellers t where surname = 'CHEN' and given_name = 'JIAYI' returning id`,
  );
  const read = () => portal.sql(`select email, version from travellers where id = $1`, [made[0]?.id]);
  const [before] = await read();
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/travellers');
  await page
    .locator('main')
    .getByRole('button', { name: /ANSWER LOST/ })
    .click();
  const save = sheetOf(page).getByRole('button', { name: words.say('Save'), exact: true });
  await sheetOf(page).getByLabel(words.say('Email'), { exact: true }).fill('once@example.com');
  await page.route(
    '**/often-used-passengers/*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save.click();
  await expect.poll(read).toEqual([{ email: 'once@example.com', version: Number(before?.version) + 1 }]);
  await context.setOffline(true);
  await expect(page.getByText(words.pattern(OFFLINE))).toBeVisible();
  await save.click();
  await expect(sheetOf(page)).toHaveCount(0);
  await context.setOffline(false);
  const outbox = new OutboxPage(page, words);
  await outbox.open();
  await expect(page.getByText(words.say('No unsent changes'))).toBeVisible();
  expect(await read()).toEqual([{ email: 'once@example.com', version: Number(before?.version) + 1 }]);
  await portal.sql(`delete from travellers where id = $1`, [made[0]?.id]);
});

test('offline a list shows nobody whom its filter was not asked about', { tag: '@long' }, async ({
  page,
  context,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.admin');
  await isInstalled(page);
  const shown = page.locator('main');
  for (const [path, row, search] of [
    ['/travellers', /CHEN JIAYI/, 'Search travellers'],
    ['/travellers/cards', /TAN HUI LING/, 'Search member cards'],
    ['/user-log', /harbour/i, 'Search by user'],
  ] as const) {
    await page.goto(path);
    await expect(shown.getByText(row).first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(words.pattern(OFFLINE))).toBeVisible();
    await page.getByLabel(words.say(search)).fill('zzzz');
    await expect(page.getByText(words.say('No connection'), { exact: true })).toBeVisible();
    await expect(shown.getByText(row)).toHaveCount(0);
    await page.getByLabel(words.say(search)).fill('');
    await expect(shown.getByText(row).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(words.pattern(OFFLINE))).toHaveCount(0);
  }
});
