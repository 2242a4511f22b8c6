import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('the provider’s desk takes a refund on, quotes it, and has it off its queue', async ({
  page,
  portal,
  words,
  inspect,
}) => {
  const [task] = await portal.sql(
    `select t.order_id from desk_tasks t where t.status = 'rfd_reviewing' and t.product = 'flight' and t.claimed_by is null order by t.due_at, t.id limit 1`,
  );
  const id = String(task?.order_id);
  await signIn(page, words, 'provider.admin');
  await page.goto('/desk');
  await expect(page.getByRole('list', { name: words.say('Open tasks') })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: new RegExp(`^${words.say('desk | Refund')}`) }).click();
  const row = page.locator(`a[href*="${id}"]`);
  await row.click();
  await page.getByRole('button', { name: words.say('Take task') }).click();
  await expect(page.getByRole('button', { name: words.say('Release task') })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words.say('desk | Quote the refund') }).click();
  const sheet = sheetOf(page);
  const send = sheet.getByRole('button', { name: words.say('desk | Quote the refund') });
  const penalty = sheet.getByRole('textbox').first();
  await penalty.fill('');
  await send.click();
  await expect(penalty).toHaveAttribute('aria-invalid', 'true');
  await penalty.fill('12.50');
  await inspect();
  await send.click();
  await expect(page.getByText(words.say('Refund to confirm')).first()).toBeVisible();
  const left = await portal.sql(`select 1 from desk_tasks where order_id = '${id}'`);
  expect(left).toEqual([]);
});
