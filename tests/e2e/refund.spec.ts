import type { Page } from '@playwright/test';
import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { isInstalled, keptAnswers } from './pages/worker.ts';
import { NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

test('an agent asks for a refund, sees what comes back, confirms it and has the money back', async ({
  page,
  portal,
  words,
  inspect,
}) => {
  // From the demonstration's history: its supplier does not know it, so the sandbox desk answers.
  const [order] = await portal.sql(
    `select o.id from orders o join users u on u.id = o.created_by
     where u.username = 'harbour.op' and o.product = 'flight' and o.status = 'issued' and o.type = 'origin'
       and not exists (select 1 from orders c where c.original_id = o.id)
     order by o.created_at desc limit 1`,
  );
  const id = String(order?.id);
  await signIn(page, words, 'harbour.op');
  await page.goto(`/flight/orders/${id}`);
  await page.getByRole('button', { name: words.say('action | Refund'), exact: true }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('combobox', { name: words.say('Reason') }).selectOption('1');
  await inspect();
  await sheet.getByRole('button', { name: words.say('Request a quote') }).click();
  await expect(page).not.toHaveURL(new RegExp(`/flight/orders/${id}`));
  const [take] = words.say('Accept a refund of {total}').split('{total}');
  const confirm = page.getByRole('button', { name: new RegExp(`^${take}`) });
  await confirm.waitFor();
  await inspect();
  await confirm.click();
  await page.getByRole('button', { name: words.say('Confirm refund'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: words.say('The money has been refunded to the original payment method.') }),
  ).toBeVisible();
});

test('a refund half filled in offline outlives a reload, is asked for once, and its quote shows when the connection is back', {
  tag: '@long',
}, async ({ page, context, words, watch, ownPortal }) => {
  watch.expect(NO_NETWORK);
  // The test acts as the desk, which quotes while the agent is offline.
  const portal = await ownPortal({ SANDBOX_DESK: 'off' });
  const found = () =>
    portal.sql(
      `select o.id, o.passenger_count from orders o join users u on u.id = o.created_by
       where u.username = 'harbour.op' and o.product = 'flight' and o.status = 'issued' and o.type = 'origin' and o.passenger_count > 1
         and not exists (select 1 from orders c where c.original_id = o.id)
       order by o.created_at desc limit 1`,
    );
  // A newly started portal is still booking its demonstration.
  await expect.poll(found).toHaveLength(1);
  const [order] = await found();
  const id = String(order?.id);
  const sheet = sheetOf(page);
  const openForm = () => page.getByRole('button', { name: words.say('action | Refund'), exact: true }).click();
  const passengers = sheet.getByRole('group', { name: words.say('Passengers') }).getByRole('checkbox');
  const reason = sheet.getByRole('combobox', { name: words.say('Reason') });
  const remark = sheet.getByLabel(words.say('Remark (required)'));
  const ask = sheet.getByRole('button', { name: words.say('Request a quote') });

  await test.step('fill in half of it without a connection', async () => {
    await page.goto(portal.url);
    await logIn(page, words, 'harbour.op');
    await page.waitForURL('**/flight/booking');
    await isInstalled(page);
    await page.goto(`${portal.url}/flight/orders/${id}`);
    await expect.poll(() => keptAnswers(page, 'flightOrder')).toBeGreaterThan(0);
    await expect.poll(() => hasLoaded(page, 'RefundSheet')).toBe(true);
    await context.setOffline(true);
    await openForm();
    await passengers.last().click();
    await expect(passengers.last()).not.toBeChecked();
    await reason.selectOption('7');
    await remark.fill('The client’s mother has fallen ill');
    await expect(sheet.getByText(words.say('Requesting a refund needs a connection.'))).toBeVisible();
  });

  await test.step('it is there after a reload, still offline', async () => {
    await page.reload();
    await openForm();
    await expect(remark).toHaveValue('The client’s mother has fallen ill');
    await expect(reason).toHaveValue('7');
    await expect(passengers.first()).toBeChecked();
    await expect(passengers.last()).not.toBeChecked();
  });

  await test.step('and asked for once with a connection', async () => {
    await context.setOffline(false);
    await expect(ask).toBeEnabled();
    await ask.dblclick();
    await expect(page).not.toHaveURL(new RegExp(`/flight/orders/${id}`));
    await expect(page.getByText(words.say('Not quoted yet'))).toBeVisible();
  });

  const asked = await portal.sql(`select id, passenger_count from orders where original_id = $1`, [id]);
  expect(asked).toMatchObject([{ passenger_count: Number(order?.passenger_count) - 1 }]);

  await test.step('a quote that comes while the agent is offline shows without a reload', async () => {
    await context.setOffline(true);
    const desk = await Agent.signIn(portal.url, 'provider.admin');
    await desk.call('deskQuoteRefund', { id: String(asked[0]?.id), penalty: { amount: 1250, currency: 'CNY' } });
    await expect(page.getByText(words.say('Not quoted yet'))).toBeVisible();
    await context.setOffline(false);
    const [take] = words.say('Accept a refund of {total}').split('{total}');
    await expect(page.getByRole('button', { name: new RegExp(`^${take}`) })).toBeVisible();
  });
});

/** Whether the page has loaded the code of a part. */
const hasLoaded = (page: Page, part: string) =>
  page.evaluate((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)), part);
