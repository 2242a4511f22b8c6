import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { Me } from '../../../contract/session.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import { SearchPage } from './SearchPage.tsx';

const held = vi.hoisted((): { me: Me | null } => ({ me: null }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en', useCurrency: () => 'HKD' }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => held.me,
  useGrants: () => null,
}));
vi.mock('../../places/use-place-search.ts', () => ({ usePlaceSearchAhead: () => undefined }));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => 'phone' }));
vi.mock('../../ui/Page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../ui/lazy-part.tsx', () => ({ lazyPart: () => () => null, loadMissingParts: () => undefined }));
vi.mock('./form/SearchForm.tsx', () => ({ SearchForm: () => null }));
vi.mock('./form/SearchWords.tsx', () => ({ SearchWords: () => null }));
vi.mock('./form/TripTypeSwitch.tsx', () => ({ TripTypeSwitch: () => null }));
vi.mock('./search/use-search-idle.ts', () => ({ useSearchIdle: () => false }));
vi.mock('./search/use-search-draft.ts', () => ({
  useSearchDraft: (_: string, initial: unknown) => [initial, () => undefined],
}));

/** The search screen of a user whose company hides or shows the PNR code search. */
async function screenOf(hidePnrBooking: boolean): Promise<string> {
  const { userInfo, company, websitePrefix, permissions } = sampleLogin;
  const commonConfig = { ...company.config.commonConfig, hidePnrBooking };
  held.me = { userInfo, websitePrefix, permissions, company: { ...company, config: { commonConfig } } };
  return drawn(<SearchPage />);
}

test('the search leads to the PNR code search unless the company hides it', async () => {
  expect(await screenOf(false)).toMatch(/<a [^>]*href="\/flight\/booking\/pnr"[^>]*>PNR code search</);
  const hidden = await screenOf(true);
  expect(hidden).not.toContain('/flight/booking/pnr');
  expect(hidden).not.toContain('PNR');
});
