import { expect } from '@playwright/test';
import { OutboxPage, orderWithoutRemarks } from '../../pages/outbox-page.ts';
import type { Form, Screen } from './form.ts';

const save = (on: Screen) => on.button('Save', on.sheet).click();

const newTraveller: Form = {
  name: 'traveller, new',
  user: 'harbour.op',
  elsewhere: { reload: 'travellers-typed.spec.ts', 'full device': 'travellers-typed.spec.ts' },
  open: async (on) => {
    await on.page.goto('/travellers');
    await on.button('Add a traveller').click();
  },
  fields: (on) => [
    [on.field('Family name', on.sheet), 'KEPTA', 'KEPTB'],
    [on.field('Given names', on.sheet), 'NEWA', 'NEWB'],
    [on.field('Email', on.sheet), 'kept.a@example.com', 'kept.b@example.com'],
  ],
  sending: { call: 'createTraveller', press: save },
};

const changedTraveller: Form = {
  name: 'traveller, changed',
  user: 'harbour.op',
  elsewhere: { reload: 'travellers-typed.spec.ts' },
  about: async (portal) => {
    const [found] = await portal.sql(`select id from travellers where surname = 'CHEN' and given_name = 'JIAYI'`);
    return String(found?.id);
  },
  open: async ({ page }, id) => void (await page.goto(`/travellers?id=${id}`)),
  fields: (on) => [
    [on.field('Email', on.sheet), 'kept.a@example.com', 'kept.b@example.com'],
    [on.field('Name in Chinese or other script', on.sheet), '陈甲甲', '陈乙乙'],
  ],
  sending: { call: 'updateTraveller', press: save },
};

/** The sheet asks first whose card it is, unless it knows. */
async function openNewCard(on: Screen): Promise<void> {
  await on.page.goto('/travellers/cards');
  await on.button('Add a card').click();
  const holder = on.sheet.getByRole('listitem').getByRole('button').first();
  const number = on.field('Frequent-flyer number', on.sheet);
  await expect(holder.or(number).first()).toBeVisible();
  if (!(await number.isVisible())) await holder.click();
}

const memberCard: Form = {
  name: 'member card',
  user: 'harbour.op',
  elsewhere: { reload: 'typed-sheets.spec.ts' },
  open: openNewCard,
  fields: (on) => [[on.field('Frequent-flyer number', on.sheet), 'KEPT10001', 'KEPT10002']],
  sending: {
    call: 'createMemberCard',
    rest: async (on) => {
      const airline = on.sheet.getByRole('combobox', { name: on.words.say('Airline of the card'), exact: true });
      await airline.fill('CA');
      await on.page.getByRole('option').first().click();
    },
    press: save,
  },
};

const remark: Form = {
  name: 'remark',
  user: 'harbour.op',
  elsewhere: {
    reload: 'remark.spec.ts',
    'second window': 'remark.spec.ts',
    'lost answer': 'outbox.spec.ts',
  },
  about: orderWithoutRemarks,
  open: ({ page, words }, id) => new OutboxPage(page, words).openOrder(id),
  fields: ({ page, words }) => [[new OutboxPage(page, words).newRemark, 'Kept remark A', 'Kept remark B']],
};

const ownName: Form = {
  name: 'own settings, name',
  user: 'harbour.op',
  elsewhere: { reload: 'typed-sheets.spec.ts' },
  open: async (on) => {
    await on.page.goto('/profile');
    await on.button('Change your name').click();
  },
  fields: (on) => [[on.field('Name', on.sheet), 'Kept Name A', 'Kept Name B']],
  sending: { call: 'updateMe', press: save },
};

const ownAreaCode: Form = {
  name: 'own settings, area code',
  user: 'harbour.op',
  open: async ({ page }) => void (await page.goto('/profile')),
  fields: (on) => [[on.field('Area code'), '8521', '8522']],
  sending: {
    call: 'saveUserConfig',
    press: (on) => on.button('Save', on.page.locator('form').filter({ has: on.field('Area code') })).click(),
  },
};

/** What agents fill in about people and themselves. */
export const PEOPLE_FORMS: readonly Form[] = [
  ...[newTraveller, changedTraveller, memberCard, remark],
  ...[ownName, ownAreaCode],
];
