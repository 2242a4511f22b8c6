import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { CompanyProfile } from '../../../contract/company.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { CompanyPage } from './CompanyPage.tsx';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../ui/Page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../manage/PictureField.tsx', () => ({ PictureField: () => null }));
vi.mock('./CompanyForm.tsx', () => ({ CompanyForm: () => null }));
vi.mock('./OwnConfigForm.tsx', () => ({ OwnConfigForm: () => null }));

const company: CompanyProfile = {
  ...{ id: '7', version: 1, code: 'AG7', name: 'Quay Tours', alias: '', logo: null, siteHost: null },
  ...{ address: '', contactName: '', contactEmail: '', contactPhone: '', settlementCurrency: 'HKD' },
  config: { emailLanguage: 'en', showInvoiceType: false, showAvailable: true, singleSession: false },
  parent: { name: 'Harbour Travel', customerService: 'Ms Wong, +852 2123 4567' },
};

/** Name and words of each fact on the page of a company. */
async function factsOf(shown: CompanyProfile): Promise<string[][]> {
  queryClient.setQueryData(apiQueryKey('company', {}), shown);
  const rows = (await drawn(<CompanyPage />)).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);
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
