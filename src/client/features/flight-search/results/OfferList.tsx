import { useLingui } from '@lingui/react/macro';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import { usePlaceNames } from '../../../places/use-place-names.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { useWidth } from '../../../ui/width.ts';
import { OfferCard } from '../card/OfferCard.tsx';
import { cardReader } from '../engine/cards.ts';
import styles from './OfferList.module.css';
import type { Listed } from './use-selected.ts';

const GUESSED_HEIGHT = { phone: 182, tablet: 150, desktop: 98 };
const GAP = 12;
const SPARE_CARDS = 2;

interface OfferListProps {
  listed: Listed;
  searchId: string;
  passengers: PassengerCounts;
  isExpired: boolean;
  onChoose: (offer: Solution) => void;
  /** The agent touched the list. */
  onTouch: () => void;
}

/** The flights, virtualised. Arrow keys move from card to card. */
export const OfferList = memo(function OfferList(props: OfferListProps) {
  const { listed, passengers, isExpired } = props;
  const { t } = useLingui();
  const { facets, selection } = listed;
  const prices = useClientPrices();
  const isPhone = useWidth() === 'phone';
  const names = usePlaceNames();
  const opened = useOpenedCards(props.searchId);
  const { list, host, virtual, margin } = useVirtualRows(listed);
  const readCard = useMemo(() => cardReader(facets), [facets]);
  const choose = useLatest(props.onChoose);
  useTouch(list, host, props.onTouch);
  const move = useLatest((event: KeyboardEvent) => moveBetweenCards(event, (index) => virtual.scrollToIndex(index)));
  return (
    <div
      ref={list}
      role="list"
      aria-label={t`Flights found`}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      data-sort={listed.view.sort}
    >
      {virtual.getVirtualItems().map((item) => {
        const card = readCard(selection, selection.flights[item.index] ?? -1);
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
              names={names}
              hasAction={!isPhone}
              passengers={passengers}
              pickedBrand={opened.brands.get(card.key)}
              isOpen={opened.cards.has(card.key)}
              isCheapest={card.cheapest.id === listed.cheapest}
              prices={prices}
              blockedReason={isExpired ? t`These prices are older than 10 minutes. Search again first.` : null}
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
});

/** The number of spare cards: a new list shows its first cards before rendering those. */
function useSpareCards(selection: Listed['selection']): number {
  const [shown, setShown] = useState(selection);
  useEffect(() => startTransition(() => setShown(selection)), [selection]);
  return shown === selection ? SPARE_CARDS : 0;
}

function useVirtualRows({ facets, selection }: Listed) {
  const width = useWidth();
  const spare = useSpareCards(selection);
  const node = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const found = node.current?.closest<HTMLElement>('.ion-content-scroll-host');
    const around = node.current?.parentElement;
    if (!found || !around) return undefined;
    // Content above the list comes and goes; the list must know its offset.
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
    overscan: spare,
    gap: GAP,
    measureElement: heightOf,
    scrollMargin: margin,
    // Rendering waits for the next frame, to keep the scroll event short; the spare cards cover that frame.
    useFlushSync: false,
  });
  return { list: node, host, virtual, margin };
}

/** A card's height as the browser reports it after layout; measuring earlier would force a second layout. */
function heightOf(
  card: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<HTMLElement, HTMLElement>,
): number {
  const [box] = entry?.borderBoxSize ?? [];
  if (box) return Math.round(box.blockSize);
  const index = rows.indexFromElement(card);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}

/** Up and Down move between the cards' headings, scrolling the target into view first. */
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

/** What the agent opened and picked on the list of one search. */
interface Opened {
  cards: ReadonlySet<string>;
  /** Brand picked, by card. */
  brands: ReadonlyMap<string, string>;
}

/** Of the last search only: returning from the booking finds its cards as they were, and so the scroll position. */
let last: { searchId: string; opened: Opened } | null = null;

function useOpenedCards(searchId: string) {
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

/**
 * Tells when the agent takes hold of the list: by scrolling away from its top, by a press, or by the keyboard. Moving a mouse over it
 * is none, unless it points at a button.
 */
function useTouch(list: RefObject<HTMLElement | null>, host: HTMLElement | null, onTouch: () => void): void {
  useEffect(() => {
    const node = list.current;
    if (!node || !host) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const onScroll = () => {
      if (host.scrollTop > 0) onTouch();
    };
    const onOver = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-acts]')) onTouch();
    };
    host.addEventListener('scroll', onScroll, { signal, passive: true });
    node.addEventListener('pointerover', onOver, { signal, passive: true });
    for (const kind of ['pointerdown', 'focusin'] as const)
      node.addEventListener(kind, onTouch, { signal, passive: true });
    return () => leave.abort();
  }, [list, host, onTouch]);
}
