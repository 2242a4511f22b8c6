import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { newDraft } from '../search/draft.ts';
import { SearchWords } from './SearchWords.tsx';

const held = vi.hoisted(() => ({ text: '', presses: new Map<string, () => void>() }));
vi.mock('../../../api/session.ts', async (original) => ({ ...(await original<object>()), useMe: () => null }));
vi.mock('../../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../../places/find-places.ts', () => ({ readSearchWords: () => undefined }));
vi.mock('../../../offline/drafts/draft-values.ts', () => ({
  windowPlace: (name: string) => name,
  useDraftText: () => ({ text: held.text, type: (text: string) => Object.assign(held, { text }) }),
}));
vi.mock('../search/use-search-draft.ts', () => ({ endSearchDraft: () => undefined }));
vi.mock('../search/today.ts', () => ({ todayHere: () => '2026-12-28' }));
vi.mock('./pnr-in-words.ts', () => ({ isReservation: async () => false }));
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});
// There is no page to press on.
vi.mock('../../../ui/Chip.tsx', () => ({
  Chip: ({ selected, onPress, children }: { selected: boolean; onPress: () => void; children: string }) => {
    held.presses.set(children, onPress);
    return <button aria-pressed={selected}>{children}</button>;
  },
}));

test('each of three examples fills the line with itself', async () => {
  const words = () => drawn(<SearchWords draft={newDraft('2026-12-28')} onDraft={() => undefined} />);
  const empty = await words();
  expect([...held.presses.keys()]).toEqual([
    'PEK SHA 11 Jan 2 adults business',
    'HKG BKK tomorrow',
    'SIN BKK next Friday return Sunday',
  ]);
  expect(empty).not.toContain('aria-pressed="true"');
  // They are reached after the line that they fill.
  expect(empty.indexOf('<input')).toBeLessThan(empty.indexOf('HKG BKK tomorrow'));

  held.presses.get('HKG BKK tomorrow')?.();
  const filled = await words();
  expect(filled).toMatch(/<input [^>]*value="HKG BKK tomorrow"/);
  expect(filled).toMatch(/aria-pressed="true">HKG BKK tomorrow</);
});
