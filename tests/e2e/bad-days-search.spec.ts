import { REFUSALS } from '../../src/contract/errors.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { consoleLineOf } from './watch.ts';

/** The part of a solution that identifies it. */
interface Offer {
  journeys: { segments: { carrier: string }[] }[];
}

test('a wrong password is told in the spec’s words, and the name stays', async ({ page, words, watch, inspect }) => {
  watch.expect(/^401 POST .*\/login/, consoleLineOf(401));
  await page.goto('/');
  await logIn(page, words, 'harbour.op', 'not-the-password');
  await expect(page.getByRole('alert').filter({ hasText: words.refusal('loginFailed') })).toBeVisible();
  await expect(page.getByLabel(words.say('Username'), { exact: true })).toHaveValue('harbour.op');
  await inspect();
});

test.describe('the search form', () => {
  let search: SearchPage;
  test.beforeEach(async ({ page, words }) => {
    search = new SearchPage(page, words);
    await signIn(page, words, 'harbour.op');
    await search.isReady();
  });

  test('finds no place for an unknown airport and says how to search', { tag: '@long' }, async ({
    page,
    words,
    inspect,
  }) => {
    await search.typePlace('From', 'QQQZZZ');
    await expect(
      page.getByText(words.say('No airport or city like this. Try its code, or its name in English or Chinese.')),
    ).toBeVisible();
    await expect(page.getByRole('option', { disabled: false })).toHaveCount(0);
    await inspect();
  });

  test('refuses two airports of one city', { tag: '@long' }, async ({ page, words, inspect }) => {
    await search.choosePlace('From', 'PVG');
    await search.choosePlace('To', 'SHA');
    await search.send();
    await expect(page.getByText(words.field('sameCity')).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/flight/booking');
    await inspect();
  });

  test('asks for what is missing', async ({ page, words }) => {
    await search.send();
    await expect(page.getByRole('alert').filter({ hasText: words.refusal('journeyEmpty') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/flight/booking');
  });

  test('refuses a date that has passed while it is typed', { tag: '@long' }, async ({ page, words }) => {
    await search.openDates();
    await search.dateBox.fill(isoDateAfter(-1));
    await expect(page.getByText(words.field('pastDate'))).toBeVisible();
    await search.dateBox.press('Enter');
    await expect(search.dateBox).toBeVisible();
  });

  test('stops at five flights', { tag: '@long' }, async ({ page, words, inspect }) => {
    await page.getByRole('radio', { name: words.say('Multi-city') }).check();
    const add = page.getByRole('button', { name: words.say('Add a flight') });
    while (await add.isVisible()) await add.click();
    await expect(page.getByText(words.say('A trip can have up to five flights.'))).toBeVisible();
    await expect(page.getByRole('group', { name: words.pattern('Flight {number}') })).toHaveCount(5);
    await inspect();
  });

  test('takes nine passengers and no more, and an adult for each infant', { tag: '@long' }, async ({
    words,
    page,
    inspect,
  }) => {
    await search.openParty();
    await search.oneMore('Infant', 2);
    await expect(sheetOf(page).getByText(words.field('infantsExceedAdults'))).toBeVisible();
    await search.oneMore('Adult', 9);
    await expect(sheetOf(page).getByText(words.field('tooManyTravellers'))).toBeVisible();
    await inspect();
  });
});

test('an address with a sixth flight or a past date is not searched for', { tag: '@long' }, async ({
  page,
  words,
  watch,
}) => {
  watch.expect(/^400 POST .*async-shopping/, consoleLineOf(400));
  await signIn(page, words, 'harbour.op');
  const legs = Array.from({ length: 6 }, (_, i) => `HKG-BKK_${isoDateAfter(30 + i)}`).join(',');
  for (const address of [
    `/flight/booking/results?legs=${legs}`,
    ResultsPage.address({ ...SEARCH, date: '2020-01-01' }),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});

for (const hours of [26, -24])
  test(`a device whose clock is ${hours} hours off sees fresh prices, and can choose one`, { tag: '@long' }, async ({
    page,
    words,
  }) => {
    await page.clock.setSystemTime(Date.now() + hours * 60 * 60 * 1000);
    await signIn(page, words, 'harbour.op');
    const results = new ResultsPage(page, words);
    await results.open();
    await results.choose();
    await expect(new PassengersPage(page, words).bookButton).toBeEnabled();
  });

test('a busy server is told of, and asked again by itself', async ({ page, words, watch, inspect }) => {
  watch.expect(/^503 POST .*\/(login|async-shopping)$/, consoleLineOf(503));
  const refused: string[] = [];
  await page.route(/\/(login|async-shopping)$/, async (route) => {
    const url = route.request().url();
    if (refused.includes(url)) return route.fallback();
    refused.push(url);
    const json = { code: REFUSALS.busy.code, data: null, message: words.refusal('busy') };
    return route.fulfill({ status: REFUSALS.busy.status, json, headers: { 'Retry-After': '1' } });
  });
  await page.goto('/');
  await logIn(page, words, 'harbour.op');
  await expect(
    page.getByText(words.say('The service is very busy. Your log-in continues automatically in a moment.')),
  ).toBeVisible();
  await page.waitForURL('**/flight/booking');
  await page.goto(ResultsPage.address({ ...SEARCH, date: isoDateAfter(76) }));
  await expect(
    page.getByText(words.say('The service is very busy. Your search starts automatically in a moment.')),
  ).toBeVisible();
  await inspect();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('with all suppliers down the results say so and offer to search again', async ({
  page,
  words,
  portal,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  portal.steer({ '*': { search: 'dead' } });
  await page.goto(ResultsPage.address({ ...SEARCH, date: isoDateAfter(77) }));
  await expect(page.getByText(words.say('No supplier answers at the moment'))).toBeVisible();
  await inspect();
  portal.steer();
  await page
    .getByRole('button', { name: words.say('Search again') })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('offers that come without their parts are not shown, and the page says so', { tag: '@long' }, async ({
  page,
  words,
  inspect,
}) => {
  await signIn(page, words, 'harbour.op');
  await page.route('**/async-shopping/solutions', async (route) => {
    const response = await route.fetch();
    const envelope: { data: { solutions: object[] } } = await response.json();
    for (const offer of envelope.data.solutions) Reflect.deleteProperty(offer, 'priceDetail');
    await route.fulfill({ response, json: envelope });
  });
  await page.goto(ResultsPage.address({ ...SEARCH, date: isoDateAfter(78) }));
  await expect(page.getByRole('alert').filter({ hasText: words.say('The search was interrupted') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await inspect();
  await page.unroute('**/async-shopping/solutions');
  await page
    .getByRole('button', { name: words.say('Search again') })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a filter that nothing passed at first lets in what arrives later', { tag: '@long' }, async ({ page, words }) => {
  const isThai = ({ journeys }: Offer) => journeys[0]?.segments[0]?.carrier === 'TG';
  const held: Offer[] = [];
  let answers = 0;
  await page.route('**/async-shopping/solutions', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const offers: Offer[] = answer.data.solutions;
    answers += 1;
    if (answers === 1) {
      held.push(...offers.filter(isThai));
      // One more answer is needed for the held-back offers.
      Object.assign(answer.data, { solutions: offers.filter((offer) => !isThai(offer)), done: false });
    } else if (answers === 2) answer.data.solutions = [...held, ...offers];
    await route.fulfill({ response, json: answer });
  });
  await signIn(page, words, 'harbour.op');
  await page.goto(`${ResultsPage.address({ from: 'HKG', to: 'BKK', date: isoDateAfter(61) })}&airline=TG`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('an address that asks for what nobody can book says why, and offers to change it', { tag: '@long' }, async ({
  page,
  words,
  watch,
  inspect,
}) => {
  watch.expect(/^400 POST .*async-shopping/, consoleLineOf(400));
  await signIn(page, words, 'harbour.op');
  for (const [search, reason] of [
    [{ ...SEARCH, date: isoDateAfter(-3) }, words.field('pastDate')],
    [{ ...SEARCH, adults: 1, infants: 5 }, words.field('infantsExceedAdults')],
  ] as const) {
    await page.goto(ResultsPage.address(search));
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: words.say('Search again') })).toHaveCount(0);
    await inspect();
  }
  await page.getByRole('link', { name: words.say('Change the search') }).click();
  await page.waitForURL((url) => url.pathname === '/flight/booking');
});
