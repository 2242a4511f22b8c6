import { useCallback, useState } from 'react';

/** What the agent opened and picked on the list of one search. */
interface Opened {
  cards: ReadonlySet<string>;
  /** Brand picked, by card. */
  brands: ReadonlyMap<string, string>;
}

/** Of the last search only: returning from the booking finds its cards as they were, and so the scroll position. */
let last: { searchId: string; opened: Opened } | null = null;

export function useOpenedCards(searchId: string) {
  const [opened, setOpened] = useState<Opened>(() =>
    last?.searchId === searchId ? last.opened : { cards: new Set(), brands: new Map() },
  );
  const change = useCallback(
    (step: (before: Opened) => Opened) =>
      setOpened((before) => {
        const next = step(before);
        last = { searchId, opened: next };
        return next;
      }),
    [searchId],
  );
  const toggle = useCallback(
    (key: string) =>
      change(({ cards, brands }) => ({
        cards: new Set(cards.has(key) ? [...cards].filter((one) => one !== key) : [...cards, key]),
        brands,
      })),
    [change],
  );
  const pick = useCallback(
    (key: string, brand: string) => change(({ cards, brands }) => ({ cards, brands: new Map(brands).set(key, brand) })),
    [change],
  );
  return { ...opened, toggle, pick };
}
