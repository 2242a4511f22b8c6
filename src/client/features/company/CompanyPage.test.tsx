import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { CompanyProfile } from '../../../contract/company.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { CompanyPage } from './CompanyPage.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../ui/Page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../manage/PictureField.tsx', () => ({ PictureField: () => null }));
vi.mock('../../manage/EndKeyButton.tsx', () => ({ EndKeyButton: () => 'End it' }));
vi.mock('./CompanyForm.tsx', () => ({ CompanyForm: () => null }));
vi.mock('./OwnConfigForm.tsx', () => ({ OwnConfigForm: () => null }));

const company: CompanyProfile = {
  ...{ id: '7', version: 1, code: 'AG7', name: 'Quay Tours', alias: '', logo: null, siteHost: null, apiKey: null },
  ...{ address: '', contactName: '', contactEmail: '', contactPhone: '', settlementCurrency: 'HKD' },
  config: {
    ...{ emailLanguage: 'en', showInvoiceType: false, showAvailable: true },
    ...{ singleSession: false, singleLoginAdmins: false },
  },
  parent: { name: 'Harbour Travel', customerService: 'Ms Wong, +852 2123 4567' },
};

function pageOf(shown: CompanyProfile): Promise<string> {
  queryClient.setQueryData(apiQueryKey('company', {}), shown);
  return drawn(<CompanyPage />);
}

/** Name and words of each fact on the page of a company. */
async function factsOf(shown: CompanyProfile): Promise<string[][]> {
  const rows = (await pageOf(shown)).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);
  return [...rows].map(([, name = '', value = '']) => [name, value]);
}

test('an agency’s administrators read who opened it, and whom they call there', async () => {
  const facts = await factsOf(company);
  expect(facts).toContainEqual(['Opened by', 'Harbour Travel']);
  expect(facts).toContainEqual(['Customer service', 'Ms Wong, +852 2123 4567']);
  const parent = { name: 'Harbour Travel', customerService: '' };
  expect(await factsOf({ ...company, parent })).toContainEqual(['Customer service', '–']);
});

test('the provider, whom nobody has opened, calls nobody', async () => {
  expect((await factsOf({ ...company, parent: null })).map(([name]) => name)).toEqual(['Code', 'Settlement currency']);
});

test('an agency’s administrators see that its systems have a key, by whom it was made, and can end it', async () => {
  const textOf = async (apiKey: CompanyProfile['apiKey']) =>
    (await pageOf({ ...company, apiKey })).replace(/<[^>]+>/g, '');
  const key = { prefix: 'il_abcdef', createdAt: '2020-11-24T09:00:00.000Z', madeBy: 'Harbour Travel' };
  const shown = await textOf(key);
  expect(shown).toMatch(/begins with il_abcdef… · since 2020-11-2.* · created by Harbour Travel/);
  expect(shown).toContain('End it');
  expect(await textOf({ ...key, madeBy: null })).toContain('created by a company above Harbour Travel');
  const none = await textOf(null);
  expect(none).toContain('There is none. Harbour Travel creates one');
  expect(none).not.toContain('End it');
});

test('the provider has no key, and no company above that would make one', async () => {
  expect(await pageOf({ ...company, parent: null })).not.toContain('API key');
});
