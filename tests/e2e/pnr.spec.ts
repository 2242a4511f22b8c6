import { addDays } from '../../src/contract/dates.ts';
import type { Solution } from '../../src/contract/flight-search.ts';
import { type Itinerary, RENDERERS } from '../parsing/pnr/render.ts';
import { Agent, oneWay } from './agent.ts';
import { airlineDate, isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { PnrPage } from './pages/pnr-page.ts';
import { ResultsPage } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { logIn } from './pages/sign-in.ts';

const DAY = isoDateAfter(30);
const UNREAD = 'ASAP PLS, CLIENT WAITS';

/** A flight of the sandbox as a reservation of two passengers. */
function reservationOf({ journeys }: Solution, system: string): { text: string; flight: string; itinerary: Itinerary } {
  const [segment] = journeys[0]?.segments ?? [];
  if (!segment) throw new Error('a flight');
  const [date = '', departureTime = ''] = segment.departure.split('T');
  const [arrivalDate = '', arrivalTime = ''] = segment.arrival.split('T');
  const arrivalDayOffset = arrivalDate === date ? 0 : arrivalDate === addDays(date, 1) ? 1 : -1;
  const { carrier: airline, flightNumber, bookingClass, origin, destination } = segment;
  const held = { status: 'HK', seats: 2, departureTime, arrivalTime, arrivalDayOffset };
  const itinerary: Itinerary = {
    locator: 'QX7T4M',
    passengers: [
      { name: 'CHAN/TAI MAN', title: 'MR', type: 'ADT' },
      { name: 'WONG/SIU LING', title: 'MS', type: 'ADT' },
    ],
    flights: [{ airline, flightNumber, bookingClass, date, origin, destination, ...held }],
  };
  const renderer = RENDERERS.find((one) => one.system === system);
  if (!renderer) throw new Error(system);
  const docs = `SSR DOCS ${airline} HK1 P/CN/K12345678/CN/14MAR85/M/${airlineDate(isoDateAfter(2000))}/CHAN/TAI MAN/P1`;
  const text = [renderer.print(itinerary), docs, UNREAD].join('\n');
  return { text, flight: `${airline} ${flightNumber}`, itinerary };
}

test('an agent books the flights of a pasted PNR', async ({ page, words, portal, inspect, language }) => {
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const offers = await agent.search({
    ...oneWay('HKG', 'BKK', DAY),
    passengers: { adult: 2, child: 0, infant: 0 },
  });
  const offer = offers.find((one) => one.productType === 'public' && one.journeys[0]?.segments.length === 1);
  if (!offer) throw new Error('a nonstop flight');
  const system = language === 'en' ? 'amadeus' : 'travelsky';
  const { text, flight } = reservationOf(offer, system);
  const pnr = new PnrPage(page, words);
  const results = new ResultsPage(page, words);
  const passengers = new PassengersPage(page, words);

  await page.goto('/');
  await logIn(page, words, 'harbour.op');
  await new SearchPage(page, words).isReady();

  await test.step('what is pasted for words is offered to be read as a PNR', async () => {
    await page.getByRole('textbox', { name: words.say('Search by words') }).fill(text.replaceAll('\n', ' '));
    await expect(page.getByText(words.say('This looks like a reservation.'))).toBeVisible();
    await page.getByRole('button', { name: words.say('Read this PNR') }).click();
    await page.waitForURL('**/flight/booking/pnr');
  });

  await test.step('a text without flights says so', async () => {
    await pnr.text.fill('good morning\nany news?');
    await expect(page.getByText(words.say('No reservation found in this text'))).toBeVisible();
    await expect(pnr.find).toHaveCount(0);
    await inspect();
  });

  await test.step('the reservation is read, and what was not is shown', async () => {
    await pnr.text.fill(text);
    await expect(pnr.journey(1)).toContainText(`${flight} `);
    await expect(page.getByText('CHAN/TAI MAN', { exact: true })).toBeVisible();
    await expect(page.getByText('WONG/SIU LING', { exact: true })).toBeVisible();
    await expect(page.getByText(words.pattern('Not read: {count}'))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: UNREAD })).toBeVisible();
    await expect(page.getByText(words.pattern('Travel documents: {count}'))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'SSR DOCS' })).toHaveCount(0);
    await inspect();
  });

  await test.step('a flight can be left out and edited', async () => {
    await pnr.of(flight, 'Exclude {name}').click();
    await expect(pnr.leftOut).toContainText(words.say('Excluded by you'));
    await expect(page.getByText(words.say('None of the flights in this text can be searched.'))).toBeVisible();
    await inspect();
    await pnr.of(flight, 'Include {name}').click();
    await pnr.of(flight, 'Edit {name}').click();
    const number = page.getByLabel(words.say('Flight number'), { exact: true });
    await number.fill('');
    await page.getByRole('button', { name: words.say('Save'), exact: true }).click();
    await expect(page.getByText(words.field('required'), { exact: true }).first()).toBeVisible();
    await inspect();
    await page.keyboard.press('Escape');
    await expect(number).toHaveCount(0);
  });

  await test.step('exactly this flight is found, and its passengers are filled in', async () => {
    await pnr.find.click();
    await page.waitForURL(/\/flight\/booking\/results\?.*flights=/);
    await results.isDone();
    await expect(results.cards).toHaveCount(1);
    await expect(results.cards.first()).toContainText(flight);
    await expect(results.cards.first()).not.toContainText(words.say('alternative'));
    await inspect();
    await page.reload();
    await results.isDone();
    await expect(results.cards).toHaveCount(1);
    await results.choose(results.cards.first());
    await expect(passengers.field('Family name')).toHaveValue('CHAN');
    await expect(passengers.field('Given names')).toHaveValue('TAI MAN');
    await expect(passengers.field('Document number')).toHaveValue('K12345678');
    await expect(page.getByText(words.say('From the reservation'), { exact: true }).first()).toBeVisible();
    await inspect();
  });

  await test.step('and are taken back with one press', async () => {
    await page.getByRole('button', { name: words.say('Undo'), exact: true }).click();
    await expect(passengers.field('Family name')).toHaveValue('');
    await expect(passengers.field('Document number')).toHaveValue('');
  });

  await test.step('of a flight that is gone the nearest are offered', async () => {
    await page.goto(`/flight/booking/results?flights=CX9999.Y.${DAY}.HKGBKK.0900`);
    await results.isDone();
    const gone = words
      .say('{name} {route}, {date}: this flight is not on sale.')
      .replace('{name} {route}', 'CX 9999 HKG–BKK');
    await expect(page.getByText(gone.slice(0, gone.indexOf('{')))).toBeVisible();
    await expect(results.cards.first()).toContainText(words.say('alternative'));
    await inspect();
  });
});
