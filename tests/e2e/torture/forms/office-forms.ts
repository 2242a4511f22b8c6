import { DEMO_COMPANY } from '../../../../src/server/seed/demo-accounts.ts';
import { Agent } from '../../agent.ts';
import type { Form, Screen } from './form.ts';

const save = (on: Screen) => on.button('Save', on.sheet).click();

const newAgency: Form = {
  name: 'agency, new',
  user: 'harbour.admin',
  open: async ({ page }) => void (await page.goto('/agency-manager?id=new')),
  fields: (on) => [
    [on.field('Company name', on.sheet), 'Kept Agency A', 'Kept Agency B'],
    [on.field('Alias', on.sheet), 'Kept Alias A', 'Kept Alias B'],
    [on.field('Username', on.sheet), 'kept.agency.a', 'kept.agency.b'],
    [on.field('Contact name', on.sheet), 'Kept Contact A', 'Kept Contact B'],
  ],
  sending: {
    call: 'createAgency',
    rest: async (on) => {
      const texts = [
        ['Name', 'Kept admin'],
        ['Company address', '1 Pier Road'],
        ['Contact email', 'desk@kept.example'],
        ['Contact phone', '+852 2123 4567'],
        ['Email', 'kept.agency@example.com'],
        // It is deducted from the parent's own.
        ['Credit limit', '0'],
      ] as const;
      for (const [label, text] of texts) await on.field(label, on.sheet).fill(text);
    },
    press: (on) => on.button('Open the agency').click(),
  },
};

const changedAgency: Form = {
  name: 'agency, changed',
  user: 'harbour.admin',
  open: async (on) => {
    await on.page.goto(`/agency-manager?id=${DEMO_COMPANY.quay}`);
    await on.page.getByRole('radio', { name: on.words.say('Details'), exact: true }).click();
  },
  fields: (on) => [
    [on.field('Alias', on.sheet), 'Kept Alias C', 'Kept Alias D'],
    [on.field('Extra information', on.sheet), 'Kept information A', 'Kept information B'],
  ],
  sending: { call: 'updateAgency', press: save },
};

const newUser: Form = {
  name: 'user, new',
  user: 'harbour.admin',
  open: async ({ page }) => void (await page.goto('/users?id=new')),
  fields: (on) => [
    [on.field('Username', on.sheet), 'kept.user.a', 'kept.user.b'],
    [on.field('Email', on.sheet), 'kept.user.a@example.com', 'kept.user.b@example.com'],
    [on.field('Name', on.sheet), 'Kept User A', 'Kept User B'],
  ],
  sending: { call: 'createUser', press: (on) => on.button('Send the invitation').click() },
};

const changedUser: Form = {
  name: 'user, changed',
  user: 'harbour.admin',
  about: async (portal) => {
    const [found] = await portal.sql(`select id from users where username = 'harbour.fin'`);
    return String(found?.id);
  },
  open: async ({ page }, id) => void (await page.goto(`/users?id=${id}`)),
  fields: (on) => [[on.field('Name', on.sheet), 'Kept User A', 'Kept User B']],
  sending: { call: 'updateUser', press: save },
};

const changedSite: Form = {
  name: 'site, changed',
  user: 'provider.admin',
  about: async (portal) => {
    const { list } = await (await Agent.signIn(portal.url, 'provider.admin')).call('sites', {});
    return list[0]?.id ?? '';
  },
  open: async ({ page }, id) => void (await page.goto(`/company/sites?id=${id}`)),
  fields: (on) => [
    [on.field('Short name', on.sheet), 'Kept A', 'Kept B'],
    [on.field('Traditional Chinese name', on.sheet), '保留甲', '保留乙'],
  ],
  sending: { call: 'updateSite', press: save },
};

const ofQuay =
  (step: string) =>
  async (on: Screen): Promise<void> => {
    await on.page.goto(`/agency-manager?id=${DEMO_COMPANY.quay}`);
    await on.button(step).click();
  };

const topUp: Form = {
  name: 'top-up amount',
  user: 'provider.admin',
  open: ofQuay('Top up the balance'),
  fields: (on) => [
    [on.field('Received amount', on.sheet), '1234.5', '5432.1'],
    [on.field('Transaction fee (%)', on.sheet), '0.6', '0.7'],
    [on.field('Reference number', on.sheet), 'TT-KEPT-A', 'TT-KEPT-B'],
  ],
  sending: {
    call: 'topUpAgency',
    press: async (on) => {
      await on.button('Top up the balance').click();
      await on.button('Add the money').click();
    },
  },
};

const creditLimit: Form = {
  name: 'credit limit',
  user: 'provider.admin',
  open: ofQuay('Set the credit limit'),
  fields: (on) => [[on.sheet.getByLabel(on.words.pattern('Credit limit ({currency})')), '100500', '100700']],
  sending: {
    call: 'setAgencyCredit',
    press: async (on) => {
      await on.button('Set the credit limit').click();
      await on.button('Set the credit limit', on.sheetWith('Set the credit limit of {name} to {0}?')).click();
    },
  },
};

const settle: Form = {
  name: 'settle',
  user: 'harbour.fin',
  open: async (on) => {
    await on.page.goto('/bills/wallet');
    await on.button('Settle').first().click();
  },
  fields: (on) => [[on.sheet.getByLabel(on.words.pattern('Amount to settle ({currency})')), '12.34', '23.45']],
  sending: { call: 'settleCredit', press: (on) => on.button('Settle', on.sheet).click() },
};

const enquiry: Form = {
  name: 'enquiry of the public site',
  user: null,
  elsewhere: { reload: 'every-field.spec.ts', 'session over': 'no session' },
  open: async ({ page }) => void (await page.goto('/?enquiry=true')),
  fields: (on) => {
    const form = on.page.getByRole('region', { name: on.words.say('Work with us'), exact: true });
    return [
      [on.field('Title', form), 'Ms Kept A', 'Ms Kept B'],
      [on.field('Email', form), 'kept.a@example.com', 'kept.b@example.com'],
      [on.field('Others or remarks', form), 'Kept wishes A', 'Kept wishes B'],
    ];
  },
  sending: {
    call: 'sendEnquiry',
    rest: async (on) => {
      await on.field('Country').fill('HKG');
      await on.page.getByRole('listbox').getByRole('option').first().click();
    },
    press: (on) => on.button('Submit').click(),
  },
};

/** What administrators, finance staff and visitors fill in. */
export const OFFICE_FORMS: readonly Form[] = [
  ...[newAgency, changedAgency, newUser, changedUser, changedSite],
  ...[topUp, creditLimit, settle, enquiry],
];
