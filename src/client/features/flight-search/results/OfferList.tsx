import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useWidth } from '../../../ui/width.ts';
import { OfferCard } from '../card/OfferCard.tsx';
import { cardOf } from '../engine/cards.ts';
import { useClientSafe } from './client-safe.ts';
import styles from './OfferList.module.css';
import { useOpenedCards } from './opened-cards.ts';
import type { Results } from './use-results.ts';

const GUESSED_HEIGHT = { phone: 178, tablet: 150, desktop: 98 };
const GAP = 12;
const SPARE_CARDS = 4;

/** The flights, drawn only where the page shows them. Arrow keys move from card to card. */
export function OfferList({ results }: { results: Results }) {
  const { t } = useLingui();
  const { facets, selection, state, sort } = results;
  const isSafe = useClientSafe();
  const opened = useOpenedCards(state.run?.searchId ?? '');
  const { list, virtual, margin } = useVirtualRows(results);
  const choose = useLatest(results.choose);
  const cheapest = useCheapest(results);
  const move = useLatest((event: KeyboardEvent) => moveBetweenCards(event, (index) => virtual.scrollToIndex(index)));
  return (
    <div
      ref={list}
      role="list"
      aria-label={t`Flights found`}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      data-sort={sort}
    >
      {virtual.getVirtualItems().map((item) => {
        const card = cardOf(facets, selection, selection.flights[item.index] ?? -1);
        if (!card) return null;
        return (
          <div
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            role="listitem"
            aria-setsize={selection.flights.length}
            aria-posinset={item.index + 1}
            className={styles.item}
            style={{ transform: `translateY(${item.start - margin}px)` }}
          >
            <OfferCard
              card={card}
              passengers={results.search.passengers}
              pickedBrand={opened.brands.get(card.key)}
              isOpen={opened.cards.has(card.key)}
              isCheapest={card.cheapest.id === cheapest}
              isSafe={isSafe}
              blockedReason={state.isExpired ? t`These prices are older than 10 minutes. Search again first.` : null}
              onToggle={opened.toggle}
              onPick={opened.pick}
              onChoose={choose}
              onKeyDown={move}
            />
          </div>
        );
      })}
    </div>
  );
}

function useVirtualRows({ facets, selection }: Results) {
  const width = useWidth();
  const node = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const found = node.current?.closest<HTMLElement>('.ion-content-scroll-host');
    const around = node.current?.parentElement;
    if (!found || !around) return undefined;
    // What stands above the list comes and goes; the list must know where it begins.
    const measure = () => {
      const top = node.current?.getBoundingClientRect().top ?? 0;
      setMargin(Math.round(top - found.getBoundingClientRect().top + found.scrollTop));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    setHost(found);
    measure();
    return () => observer.disconnect();
  }, []);
  const virtual = useVirtualizer({
    count: selection.flights.length,
    getScrollElement: () => host,
    estimateSize: () => GUESSED_HEIGHT[width],
    getItemKey: (index) => facets.flightKeys[selection.flights[index] ?? -1] ?? index,
    overscan: SPARE_CARDS,
    gap: GAP,
    scrollMargin: margin,
  });
  return { list: node, virtual, margin };
}

/** Id of the cheapest fare on the list, whatever its order. */
function useCheapest({ facets, selection, waitingFrom, hasBetterPrices }: Results): string | null {
  // A cheaper one waits behind 'Show more': what is shown must not claim to be the cheapest.
  if (waitingFrom !== null || hasBetterPrices) return null;
  let best: { id: string; price: number } | null = null;
  for (let i = 0; i < facets.offers.length; i += 1) {
    const price = facets.price[i] ?? 0;
    const offer = facets.offers[i];
    if (offer && selection.fails[i] === 0 && (best === null || price < best.price)) best = { id: offer.id, price };
  }
  return best?.id ?? null;
}

function useLatest<A extends unknown[]>(action: (...args: A) => void): (...args: A) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** Up and Down go from one card's heading to the next one's, bringing it into view first. */
function moveBetweenCards(event: KeyboardEvent, show: (index: number) => void): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const target = event.target;
  if (step === 0 || !(target instanceof HTMLElement)) return;
  const item = target.closest<HTMLElement>('[data-index]');
  const next = Number(item?.dataset.index) + step;
  event.preventDefault();
  const focus = () =>
    item?.parentElement?.querySelector<HTMLElement>(`[data-index="${next}"] [data-card-toggle]`)?.focus() ?? undefined;
  focus();
  show(next);
  requestAnimationFrame(focus);
}
