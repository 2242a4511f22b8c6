import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import { AgencyDetail } from './AgencyDetail.tsx';
import { sampleAgency } from './sample-agency.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn<() => Promise<never>>() }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ ...sampleLogin, company: { ...sampleLogin.company, id: sampleAgency.parent.id } }),
  useGrants: () => null,
}));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => true }));
vi.mock('../../ui/DetailPane.tsx', () => ({ DetailPane: ({ children }: { children: ReactNode }) => children }));
vi.mock('./AgencyOverview.tsx', () => ({ AgencyOverview: () => null }));

test('the part of an agency that holds its markups says so', async () => {
  queryClient.setQueryData(apiQueryKey('agency', { id: sampleAgency.id }), sampleAgency);
  const detail = await drawn(<AgencyDetail id={sampleAgency.id} mayOpen mayWrite beside onClose={() => undefined} />);
  const parts = [...detail.matchAll(/<label[^>]*>.*?<span>(.*?)<\/span><\/label>/g)].map(([, words]) => words);
  expect(parts).toEqual(['Overview', 'Details', 'Settings', 'Prices and flights']);
});
