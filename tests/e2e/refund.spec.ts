import { expect, test } from './fixtures.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';

test('an agent asks for a refund, sees what comes back, confirms it and has the money back', async ({
  page,
  portal,
  words,
  inspect,
}) => {
  // Of the demonstration's history: its supplier knows nothing of it, so the sandbox desk answers.
  const [order] = await portal.sql(
    `select o.id from orders o join users u on u.id = o.created_by
     where u.username = 'harbour.op' and o.status = 'issued' and o.type = 'origin'
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
  await sheet.getByRole('button', { name: words.say('Ask for a quote') }).click();
  await expect(page).not.toHaveURL(new RegExp(`/flight/orders/${id}`));
  await expect(page.getByText(words.say('Not there yet'))).toBeVisible();
  const [take] = words.say('Take {total} back').split('{total}');
  const confirm = page.getByRole('button', { name: new RegExp(`^${take}`) });
  await confirm.waitFor();
  await inspect();
  await confirm.click();
  await page.getByRole('button', { name: words.say('Confirm refund'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: words.say('The money has gone back the way it came.') }),
  ).toBeVisible();
});
