import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { TrainSearchPage } from './TrainSearchPage.tsx';

const company = vi.hoisted(() => ({ enableFlightService: false }));
vi.mock('../../../../contract/permissions.ts', async (original) => ({
  ...(await original()),
  canUseFlights: () => company.enableFlightService,
}));
vi.mock('../../../api/session.ts', async (original) => ({ ...(await original()), useGrants: () => ({}) }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'phone' }));
vi.mock('../../../ui/Page.tsx', () => ({ Page: ({ end }: { end: unknown }) => end }));
vi.mock('../../../offline/drafts/ui/DraftsLink.tsx', () => ({ DraftsLink: () => 'the way to the drafts' }));
vi.mock('./TrainSearchForm.tsx', () => ({ TrainSearchForm: () => null }));
vi.mock('./TrainResults.tsx', () => ({ TrainResults: () => null }));

test('the way to the drafts stands on the search of trains for those who book no flights', async () => {
  expect(await drawn(<TrainSearchPage />)).toContain('the way to the drafts');
  company.enableFlightService = true;
  expect(await drawn(<TrainSearchPage />)).not.toContain('the way to the drafts');
});
