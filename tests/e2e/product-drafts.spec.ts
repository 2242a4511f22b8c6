import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { DraftsPage } from './pages/drafts-page.ts';
import { ADULT, PassengersPage } from './pages/passengers-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { signIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { isSaved } from './torture/drafting.ts';
import { NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

// Drafts are the account's own on the server, too: each test starts with none.
test.beforeEach(async ({ portal }) => {
  await portal.sql('truncate table drafts cascade');
});

test('the passengers of a train that are typed offline are gone on with from the drafts, and booked', async ({
  page,
  context,
  words,
  watch,
  inspect,
}) => {
  watch.expect(NO_NETWORK);
  const form = new PassengersPage(page, words);
  const list = new DraftsPage(page, words);
  const drafts = page.getByRole('button', { name: words.pattern('Train {route}, {passengers}') });
  const chooseTrain = async (days: number) => {
    await page.goto(`/train/booking?from=VNP&to=AOH&date=${isoDateAfter(days)}`);
    const train = page.getByRole('article').filter({ has: page.getByText('G101', { exact: true }) });
    await train.getByRole('link').first().click();
    await expect(form.field('Family name')).toBeVisible();
  };
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await chooseTrain(5);
  await context.setOffline(true);
  await form.field('Family name').fill('OFFLINE');
  await isSaved(page, words);

  await list.open();
  await page.reload();
  await expect(drafts).toHaveCount(1);
  await expect(page.getByText('G101', { exact: false })).toContainText('OFFLINE');
  await context.setOffline(false);

  // Another day is another form: the first one stays.
  await chooseTrain(6);
  await expect(form.field('Family name')).toHaveValue('');
  await form.field('Family name').fill('OTHER');
  await isSaved(page, words);
  await list.open();
  await expect(drafts).toHaveCount(2);
  await inspect();
  await drafts.filter({ hasText: 'OFFLINE' }).click();
  await page.waitForURL('**/train/booking/confirm?**');
  await expect(form.field('Family name')).toHaveValue('OFFLINE');
  await form.fill({ ...ADULT, number: `K${Date.now() % 100_000_000}` });
  await form.fillContact();
  await page.getByRole('button', { name: words.say('Hold the seats'), exact: true }).click();
  await page.waitForURL(/\/train\/orders\/\d{10}/);
  await list.open();
  await expect(drafts).toHaveCount(1);
  await expect(drafts).toContainText('OTHER');
});

test('of requests for groups, one of them typed offline, each is gone on with from the drafts until it is sent', {
  tag: '@long',
}, async ({ page, context, words, watch, inspect }) => {
  watch.expect(NO_NETWORK);
  const list = new DraftsPage(page, words);
  const places = new SearchPage(page, words);
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/flight/group/booking');
  await expect(field('Adults')).toHaveValue('10');
  await context.setOffline(true);
  await places.choosePlace('From', 'HKG');
  await places.choosePlace('To', 'SIN');
  await field('Departure date').fill(isoDateAfter(60));
  await field('Adults').fill('12');
  await isSaved(page, words);
  await page.reload();
  await expect(field('Adults')).toHaveValue('12');
  await inspect();
  await context.setOffline(false);

  await button('Start another request').click();
  await expect(field('Adults')).toHaveValue('10');
  await field('Adults').fill('14');
  await isSaved(page, words);
  await list.open();
  const first = page.getByRole('button', { name: words.pattern('Group {route}') }).filter({ hasText: 'SIN' });
  const second = page.getByRole('button', { name: new RegExp(words.say('Group request')) });
  await expect(second).toHaveCount(1);
  await first.click();
  await expect(field('Adults')).toHaveValue('12');
  await button('Review the request').click();
  await field('Phone').fill('21234567');
  await button('Send the request').click();
  await expect(page).toHaveURL(/\/flight\/group\/order\/\d+/);

  await list.open();
  await expect(second).toHaveCount(1);
  await expect(first).toHaveCount(0);
  await second.click();
  await expect(field('Adults')).toHaveValue('14');
  await button('Discard').click();
  await expect(field('Adults')).toHaveValue('10');
  await button('Undo').click();
  await expect(field('Adults')).toHaveValue('14');
});
