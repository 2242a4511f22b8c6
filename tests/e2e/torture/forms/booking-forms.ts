import { expect } from '@playwright/test';
import { Agent } from '../../agent.ts';
import { buyFlight, openGroup, rideOn } from '../../bookings-by-hand.ts';
import { isoDateAfter } from '../../days.ts';
import { DraftsPage } from '../../pages/drafts-page.ts';
import { ADULT, PassengersPage } from '../../pages/passengers-page.ts';
import { PnrPage } from '../../pages/pnr-page.ts';
import { SearchPage } from '../../pages/search-page.ts';
import type { Portal } from '../../portal.ts';
import type { Form, Screen } from './form.ts';

const operator = (portal: Portal) => Agent.signIn(portal.url, 'harbour.op');

const TRAIN_DAYS = 5;
const TRAIN = `from=VNP&to=AOH&date=${isoDateAfter(TRAIN_DAYS)}&adults=1&offer=${rideOn(TRAIN_DAYS, 'G103')}`;

const trainBooking: Form = {
  name: 'train booking',
  user: 'harbour.op',
  elsewhere: { 'lost answer': 'lost-answers.spec.ts' },
  logsInOver: 'typing',
  open: async ({ page }) => void (await page.goto(`/train/booking/confirm?${TRAIN}`)),
  find: async ({ page, words }) => {
    await page.goto(DraftsPage.address);
    await page
      .getByRole('button', { name: words.pattern('Train {route}, {passengers}') })
      .first()
      .click();
  },
  fields: (on) => [
    [on.field('Family name'), 'KEPTA', 'KEPTB'],
    [on.field('Given names'), 'TRAINA', 'TRAINB'],
    [on.field('Document number'), 'K1000001', 'K1000002'],
    [on.field('Contact name'), 'Kept Contact A', 'Kept Contact B'],
    [on.field('Phone'), '21230001', '21230002'],
  ],
  sending: {
    call: 'createTrainOrder',
    rest: async ({ page, words }) => {
      const form = new PassengersPage(page, words);
      await form.fill(ADULT);
      await form.fillContact();
    },
    press: (on) => on.button('Hold the seats').click(),
  },
};

const trainSearch: Form = {
  name: 'train search',
  user: 'harbour.op',
  isOfWindow: true,
  open: async ({ page }) => void (await page.goto('/train/booking')),
  // Of no station: the first one that fits would take the text's place.
  fields: (on) => [
    [on.field('From'), 'Zzqxa', 'Zzqxb'],
    [on.field('To'), 'Qqzxa', 'Qqzxb'],
  ],
};

const groupRequest: Form = {
  name: 'group request',
  user: 'harbour.op',
  elsewhere: { reload: 'group.spec.ts' },
  logsInOver: 'typing',
  open: async ({ page }) => void (await page.goto('/flight/group/booking')),
  find: async ({ page, words }) => {
    await page.goto(DraftsPage.address);
    await page
      .getByRole('button', { name: new RegExp(words.say('Group request')) })
      .first()
      .click();
  },
  fields: (on) => [
    [on.field('Adults'), '12', '14'],
    [on.field('Wishes for this journey (optional)'), 'In the morning A', 'In the morning B'],
  ],
  sending: {
    call: 'createGroupOrder',
    rest: async (on) => {
      const places = new SearchPage(on.page, on.words);
      await places.choosePlace('From', 'HKG');
      await places.choosePlace('To', 'SIN');
      await on.field('Departure date').fill(isoDateAfter(60));
      await on.button('Review the request').click();
    },
    fields: (on) => [
      [on.field('Contact name'), 'Kept Contact A', 'Kept Contact B'],
      [on.field('Phone'), '21230001', '21230002'],
      [on.field('Remark (optional)'), 'Kept remark A', 'Kept remark B'],
    ],
    press: (on) => on.button('Send the request').click(),
    again: (on) => on.button('Check the result').click(),
  },
};

const LIST_END = isoDateAfter(2000);
const LIST_ROWS = [
  ['Surname', 'Given name', 'Gender', 'Date of birth', 'Nationality', 'Document number', 'Document expiry'],
  ['LI', 'NA', 'F', '1990-05-01', 'CN', 'E10000001', LIST_END],
  ['LEE', 'SIU', 'M', '1988-01-02', 'HK', 'K7654321', LIST_END],
];

const groupList: Form = {
  name: 'group passenger list',
  user: 'harbour.op',
  logsInOver: 'press',
  about: async (portal) => (await openGroup(portal.url)).id,
  open: async ({ page }, id) => void (await page.goto(`/flight/group/order/${id}?list=true`)),
  fields: ({ page }) => [
    [page.locator('[name="passengers[0].surname"]'), 'KEPTA', 'KEPTB'],
    [page.locator('[name="passengers[0].givenName"]'), 'LISTA', 'LISTB'],
    [page.locator('[name="passengers[0].document.number"]'), 'K1000001', 'K1000002'],
  ],
  sending: {
    call: 'handInGroupList',
    rest: async (on) => {
      const rows = on.field('Rows copied from a spreadsheet');
      await rows.fill(LIST_ROWS.map((cells) => cells.join('\t')).join('\n'));
      await on.button('Read the rows').click();
      await expect(rows).toHaveValue('');
    },
    press: async (on) => {
      await on.button('Submit list').click();
      await on.button('Save for now').click();
    },
  },
};

/** The request's remark, whose name depends on the reason. */
const remarkIn = (on: Screen) => on.sheet.locator('textarea');
const asRemarked = (on: Screen) => on.sheet.getByRole('combobox', { name: on.words.say('Reason') }).selectOption('7');

const refundRequest: Form = {
  name: 'refund request',
  user: 'harbour.op',
  elsewhere: { reload: 'refund.spec.ts', 'lost answer': 'lost-answers.spec.ts' },
  about: async (portal) => (await buyFlight(await operator(portal), 44)).id,
  open: async (on, id) => {
    await on.page.goto(`/flight/orders/${id}`);
    await on.button('action | Refund').click();
  },
  fields: (on) => [[remarkIn(on), 'Kept refund remark A', 'Kept refund remark B']],
  sending: {
    call: 'refundFlightOrder',
    rest: async (on) => void (await asRemarked(on)),
    press: (on) => on.button('Request a quote', on.sheet).click(),
  },
};

const changeRequest: Form = {
  name: 'change request',
  user: 'harbour.op',
  about: async (portal) => (await buyFlight(await operator(portal), 46)).id,
  open: async (on, id) => {
    await on.page.goto(`/flight/orders/${id}`);
    await on.button('action | Change').last().click();
  },
  fields: (on) => [
    [on.field('Flight number (optional)', on.sheet), 'CX713', 'CX717'],
    [remarkIn(on), 'Kept change remark A', 'Kept change remark B'],
  ],
  sending: {
    call: 'changeFlightOrder',
    rest: async (on) => {
      await on.field('New date', on.sheet).fill(isoDateAfter(49));
      await asRemarked(on);
    },
    press: (on) => on.button('Request a quote', on.sheet).click(),
  },
};

const pnrText: Form = {
  name: 'PNR text',
  user: 'harbour.op',
  isOfWindow: true,
  elsewhere: { kill: 'killed-browser.spec.ts' },
  open: ({ page, words }) => new PnrPage(page, words).open(),
  fields: ({ page, words }) => [[new PnrPage(page, words).text, '1 CA 101 Y KEPTPNRA', '1 CA 101 Y KEPTPNRB']],
};

const searchWords: Form = {
  name: 'search words',
  user: 'harbour.op',
  isOfWindow: true,
  elsewhere: { kill: 'killed-browser.spec.ts' },
  open: async ({ page }) => void (await page.goto('/flight/booking')),
  fields: ({ page, words }) => [
    [page.getByRole('textbox', { name: words.say('Search by words') }), 'PEK SHA KEPTWORDSA', 'PEK SHA KEPTWORDSB'],
  ],
};

/** What agents fill in around bookings. */
export const BOOKING_FORMS: readonly Form[] = [
  ...[trainBooking, trainSearch, groupRequest, groupList, refundRequest, changeRequest],
  ...[pnrText, searchWords],
];
