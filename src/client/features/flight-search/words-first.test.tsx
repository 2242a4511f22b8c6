import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { SearchPage } from './SearchPage.tsx';

const held = vi.hoisted(() => ({ width: 'phone' }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en', useCurrency: () => 'HKD' }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => null,
  useGrants: () => null,
}));
vi.mock('../../places/use-place-search.ts', () => ({ usePlaceSearchAhead: () => undefined }));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => held.width }));
vi.mock('../../ui/Page.tsx', () => ({ Page: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../ui/lazy-part.tsx', () => ({ lazyPart: () => () => null, loadMissingParts: () => undefined }));
vi.mock('./form/SearchForm.tsx', () => ({ SearchForm: () => '[form]' }));
vi.mock('./form/SearchWords.tsx', () => ({ SearchWords: () => '[words]' }));
vi.mock('./form/TripTypeSwitch.tsx', () => ({ TripTypeSwitch: () => '[types]' }));
vi.mock('./search/use-search-idle.ts', () => ({ useSearchIdle: () => false }));
vi.mock('./search/use-search-draft.ts', () => ({
  useSearchDraft: (_: string, initial: unknown) => [initial, () => undefined],
}));

test.each(['phone', 'tablet', 'desktop'])('on a %s the words come before the fields', async (width) => {
  held.width = width;
  const parts = (await drawn(<SearchPage />)).match(/\[\w+\]/g);
  expect(parts).toEqual(width === 'desktop' ? ['[words]', '[types]', '[form]'] : ['[words]', '[form]']);
});
