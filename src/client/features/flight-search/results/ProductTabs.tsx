import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useMemo } from 'react';
import { FARE_TYPE_LABELS } from '../../../trip/product-labels.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import { useSelectedInSight } from '../../../ui/use-selected-in-sight.ts';
import { setOptions } from '../engine/filters.ts';
import { type ProductGroup, productGroups } from '../engine/select.ts';
import styles from './ProductTabs.module.css';
import { flightsTarget } from './SkipFilters.tsx';
import type { Results } from './use-results.ts';

interface ProductTabsProps {
  results: Pick<Results, 'facets' | 'selection' | 'filters' | 'currency' | 'setFilters'>;
}

/**
 * The offers by product type: all, and each type with offers, with its number of flights and lowest adult price. The row reserves its space
 * before any offer, so that no card moves.
 */
export function ProductTabs({ results }: ProductTabsProps) {
  const { t } = useLingui();
  const { facets, selection, filters, currency, setFilters } = results;
  const groups = useMemo(() => productGroups(facets, selection), [facets, selection]);
  const { product = [] } = filters.options;
  const named = product.length === 0 ? 'all' : product.length === 1 ? product[0] : undefined;
  const chosen = groups.find(({ type }) => type === named)?.type;
  const row = useSelectedInSight<HTMLDivElement>(chosen ?? '');
  if (facets.offers.length === 0) return <div className={styles.tabs} />;
  const choose = (type: ProductGroup['type']) =>
    setFilters(setOptions(filters, 'product', type === 'all' ? [] : [type]));
  return (
    <div ref={row} role="tablist" aria-label={t`Fare type`} className={styles.tabs}>
      {groups.map((group, i) => (
        <Tab
          key={group.type}
          group={group}
          currency={currency}
          isChosen={group.type === chosen}
          takesTab={chosen === undefined ? i === 0 : group.type === chosen}
          onChoose={() => choose(group.type)}
        />
      ))}
    </div>
  );
}

interface TabProps extends Pick<Results, 'currency'> {
  group: ProductGroup;
  isChosen: boolean;
  /** One tab takes the Tab key; arrows move between them. */
  takesTab: boolean;
  onChoose: () => void;
}

function Tab({ group: { type, flights, lowest }, currency, isChosen, takesTab, onChoose }: TabProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const prices = useClientPrices();
  const amount = Number.isFinite(lowest) ? format.money(prices.shown({ amount: lowest, currency })) : null;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      data-selected={isChosen}
      aria-controls={flightsTarget.id}
      tabIndex={takesTab ? 0 : -1}
      className={styles.tab}
      onClick={onChoose}
      onKeyDown={moveBetweenTabs}
    >
      <span>
        {type === 'all' ? t({ message: 'All', context: 'fare types' }) : i18n._(FARE_TYPE_LABELS[type])}{' '}
        <span className={styles.count}>{flights}</span>
      </span>
      <span className={styles.price}>{amount === null ? '–' : t`from ${amount}`}</span>
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys focus and select the next tab. */
function moveBetweenTabs(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const row = event.currentTarget.parentElement;
  if (step === undefined || !row) return;
  const tabs = [...row.querySelectorAll<HTMLElement>('[role="tab"]')];
  const next = tabs[(tabs.indexOf(event.currentTarget) + step + tabs.length) % tabs.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}
