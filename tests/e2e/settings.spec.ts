import type { Solution } from '../../src/contract/flight-search.ts';
import { flightName } from '../../src/contract/trip-texts.ts';
import { MAIL_WORDS } from '../../src/server/mail/words.ts';
import { Agent, oneWay } from './agent.ts';
import { holdTrain, isForAnybody } from './bookings-by-hand.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { addOperator, changeAgency, openAgency } from './open-agency.ts';
import { ResultsPage } from './pages/results-page.ts';
import { closeSheet, sheetOf } from './pages/sheet.ts';
import { logIn, signIn, signInOnCleanBrowser } from './pages/sign-in.ts';
import { consoleLineOf } from './watch.ts';

/** Harbour Travel's markup for an adult, in HKD cents. */
const MARKUP = 25_000;

const segmentOf = ({ journeys }: Solution) => {
  const segment = journeys[0]?.segments[0];
  if (!segment) throw new Error('a journey has a flight');
  return segment;
};

/** Fares of direct flights to Bangkok. */
async function directFares(agent: Agent, days: number): Promise<Solution[]> {
  const found = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(days)));
  return found.filter((fare) => fare.journeys[0]?.segments.length === 1 && segmentOf(fare).stops === 0);
}

/** One of them that any passport holder may book. */
async function anyFare(agent: Agent, days: number): Promise<Solution> {
  const found = (await directFares(agent, days)).find(isForAnybody);
  if (!found) throw new Error('nothing on sale');
  return found;
}

const hasBag = ({ baggage }: Solution) => baggage.checked.pieces > 0;
const isNamed = (fare: Solution) => segmentOf(fare).fareBasis !== '';
const isLeft = (fare: Solution) => hasBag(fare) && isNamed(fare);

/**
 * The only fare of a flight with both a bag and a fare basis, beside fares that lack one of them; such a fare of another airline; and on
 * how many flights the first one's airline has any.
 */
function faresToCompare(all: readonly Solution[]) {
  const left = all.filter(isLeft);
  const kept = left.find(({ flightKey }) => {
    const fares = all.filter((fare) => fare.flightKey === flightKey);
    const isWithoutBag = fares.some((fare) => isNamed(fare) && !hasBag(fare));
    const isUnnamed = fares.some((fare) => hasBag(fare) && !isNamed(fare));
    return isWithoutBag && isUnnamed && fares.filter(isLeft).length === 1;
  });
  const gone = left.find((fare) => kept && segmentOf(fare).carrier !== segmentOf(kept).carrier);
  if (!kept || !gone) throw new Error('nothing on sale');
  const ofAirline = left.filter((fare) => segmentOf(fare).carrier === segmentOf(kept).carrier);
  return { kept, gone, flights: new Set(ofAirline.map(({ flightKey }) => flightKey)).size };
}

test('an agency is sold the fares that its agreement leaves, at its price, for travellers with the frequent ones first', async ({
  page,
  portal,
  words,
}, { project }) => {
  const name = `bay.${project.name}`;
  const { agree } = await openAgency(portal, name);
  const admin = await Agent.signIn(portal.url, name);
  const { kept, gone, flights } = faresToCompare(await directFares(admin, 35));
  const [airline, without] = [segmentOf(kept).carrier, segmentOf(gone).carrier];
  await agree({
    flight: {
      markups: { intraContinental: { value: MARKUP, unit: 'amount', limit: 0 } },
      airlines: { mode: 'except', codes: [without] },
      freeBaggageOnly: true,
      fareBasisOnly: true,
    },
  });
  for (const surname of ['AARON', 'ZHOU']) {
    const { id } = await admin.call('createTraveller', { surname, givenName: 'MEI', documents: [] });
    if (surname === 'ZHOU') await admin.call('saveUserConfig', { key: 'passengers', value: [id] });
  }

  await signIn(page, words, name);
  const results = new ResultsPage(page, words);
  const search = ResultsPage.address({ from: 'HKG', to: 'BKK', date: isoDateAfter(35) });
  await page.goto(`${search}&stops=0&airline=${airline},${without}`);
  await results.isDone();
  expect(await results.flightCount()).toBe(flights);
  await expect(results.cards.filter({ hasText: flightName(segmentOf(gone)) })).toHaveCount(0);

  const card = results.cards.filter({ hasText: flightName(segmentOf(kept)) });
  await card.locator('[data-card-toggle]').click();
  const cents = (kept.priceDetail.priceList[0]?.salePrice ?? 0) + MARKUP;
  const price = `HK$${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
  const choose = words.say('Choose {brand} · {price}').replace('{brand}', kept.brand.name).replace('{price}', price);
  const choice = page.getByRole('button', { name: choose, exact: true });
  await expect(choice).toBeVisible();
  await expect(card.getByRole('radiogroup')).toHaveCount(0);

  await choice.click();
  await page.waitForURL('**/flight/booking/confirm');
  await page.getByRole('button', { name: words.say('From list'), exact: true }).click();
  const listed = sheetOf(page).getByRole('button', { name: /(AARON|ZHOU) MEI/ });
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toContainText('ZHOU');
});

test(
  'operators see what colleagues have booked, and stay logged in on other devices, until it is agreed otherwise',
  { tag: '@long' },
  async ({ page, portal, words, watch }, { project }) => {
    watch.expect(/^401 /, consoleLineOf(401));
    const name = `cove.${project.name}`;
    const operator = `${name}.op`;
    const { id, agree } = await openAgency(portal, name);
    const admin = await Agent.signIn(portal.url, name);
    await agree({ common: { emailLanguage: 'zh-tw' } });
    await addOperator(portal, admin, operator);
    const own = await Agent.signIn(portal.url, operator);
    const theirs = await admin.book(await anyFare(admin, 36));
    const mine = await own.book(await anyFare(own, 37));

    await test.step('bookings of colleagues', async () => {
      await signIn(page, words, operator);
      await page.goto('/flight/orders');
      const row = ({ id }: { id: string }) => page.locator(`a[href*="${id}"]`);
      await expect(row(mine)).toBeVisible();
      await expect(row(theirs)).toBeVisible();
      await agree({ common: { onlyShowOwnOrders: true } });
      await page.reload();
      await expect(row(theirs)).toHaveCount(0);
      await expect(row(mine)).toBeVisible();
    });

    await test.step('one device at a time', async () => {
      await agree({ common: { onlyShowOwnOrders: true, singleSession: true } });
      await Agent.signIn(portal.url, operator);
      await expect(page.getByText(words.refusal('sessionReplaced')).first()).toBeVisible();
      await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('redirect') === '/flight/orders');
      await expect(page.getByRole('alert').filter({ hasText: words.refusal('sessionReplaced') })).toBeVisible();
    });

    await test.step('an agency that is shut out', async () => {
      await changeAgency(await Agent.signIn(portal.url, 'harbour.admin'), id, { status: 'disabled' });
      await logIn(page, words, operator);
      await expect(page.getByText(words.refusal('loginDisabled'))).toBeVisible();
    });

    await test.step('mails in the language that was agreed, from then on', async () => {
      await signInOnCleanBrowser(page, words, 'provider.admin');
      await page.goto('/desk/mails');
      const subjectTo = (username: string) =>
        page
          .getByRole('listitem')
          .filter({ hasText: `${username}@example.com` })
          .getByRole('heading');
      const { en, 'zh-tw': chinese } = MAIL_WORDS.invitation;
      await expect(subjectTo(operator)).toHaveText(chinese.subject.replace('{company}', name));
      await expect(subjectTo(name)).toHaveText(en.subject.replace('{company}', name));
    });
  },
);

test(
  'messages about trains, and about what airlines change, go where that was agreed',
  { tag: '@long' },
  async ({ page, portal, words }, { project }) => {
    const name = `reef.${project.name}`;
    const { id: companyId } = await openAgency(portal, name);
    const [parent, provider] = [
      await Agent.signIn(portal.url, 'harbour.admin'),
      await Agent.signIn(portal.url, 'provider.admin'),
    ];
    await parent.call('renewAgencyKey', { id: companyId });
    const receipt = { receivedAmount: 5_000_000, exchangeRate: '1', referenceNumber: `TT-${name}` };
    await provider.call('topUpAgency', { id: companyId, currency: 'HKD', ...receipt });
    // Addresses of this machine are refused.
    const [flights, trains] = ['https://127.0.0.1/flights', 'https://127.0.0.1/trains'];
    const config = JSON.stringify({ markups: {}, changeNotificationUrl: flights });
    const agreed = 'on conflict (company_id) do update set config = excluded.config';
    await portal.sql(`insert into flight_configs (company_id, config) values ($1, $2) ${agreed}`, [companyId, config]);
    await portal.sql(`insert into train_configs (company_id, config) values ($1, $2) ${agreed}`, [
      companyId,
      JSON.stringify({ notificationUrl: trains }),
    ]);

    const admin = await Agent.signIn(portal.url, name);
    const { id: flight } = await admin.book(await anyFare(admin, 38));
    await admin.call('payFlightOrder', { id: flight, channel: 'balance' });
    await expect.poll(async () => (await admin.call('flightOrder', { id: flight })).status).toBe('issued');
    await provider.call('raiseVoyage', { orderId: flight, type: 'change', minutes: 95 });
    const { id: train } = await holdTrain(admin, 5);
    const tried = () =>
      portal.sql('select order_id from outgoing_notices where order_id = any($1) and attempts > 0', [[flight, train]]);
    await expect.poll(async () => (await tried()).length).toBe(2);

    await signIn(page, words, name);
    await page.goto('/company/deliveries');
    for (const [id, about, address] of [
      [flight, 'Change by the airline', flights],
      [train, 'To be paid', trains],
    ] as const) {
      await page
        .getByRole('button', { name: new RegExp(`${words.say(about)}.*${id.slice(0, 5)} ${id.slice(5)}`) })
        .click();
      await expect(sheetOf(page).getByText(address, { exact: true })).toBeVisible();
      await closeSheet(page);
    }
  },
);
