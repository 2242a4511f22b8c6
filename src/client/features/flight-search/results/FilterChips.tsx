import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useWidth } from '../../../ui/width.ts';
import { clearFilters, countFilters, SORTS } from '../engine/filters.ts';
import { ActiveChips } from '../filters/ActiveChips.tsx';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { SORT_LABELS } from '../labels.ts';
import styles from './FilterChips.module.css';
import { MarkupChip } from './MarkupChip.tsx';
import type { Results } from './use-results.ts';

/** On phones the row that opens filters, sort and the agency's markup and shows what is set; on tablets only the latter. */
export function FilterChips({ results }: { results: Results }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<'filters' | 'sort' | null>(null);
  const isPhone = useWidth() === 'phone';
  const { filters, currency, sort } = results;
  const count = countFilters(filters);
  const order = i18n._(SORT_LABELS[sort]);
  const close = () => setOpen(null);
  const isEmpty = results.facets.offers.length === 0;
  if (count === 0 && !isPhone) return null;
  return (
    <div className={styles.row}>
      {isPhone ? (
        <Chip selected={count > 0} disabled={isEmpty} opens="dialog" onPress={() => setOpen('filters')}>
          {count > 0 ? <Trans>Filters · {count}</Trans> : <Trans>Filters</Trans>}
        </Chip>
      ) : null}
      <ActiveChips filters={filters} currency={currency} onChange={results.setFilters} />
      {isPhone ? (
        <>
          <Chip opens="dialog" onPress={() => setOpen('sort')}>
            <Trans>Sort: {order}</Trans>
          </Chip>
          <MarkupChip />
          <FilterSheet results={results} open={open === 'filters'} onClose={close} />
          <SortSheet results={results} open={open === 'sort'} onClose={close} />
        </>
      ) : null}
    </div>
  );
}

interface ChipSheetProps {
  results: Results;
  open: boolean;
  onClose: () => void;
}

function FilterSheet({ results, open, onClose }: ChipSheetProps) {
  const { t } = useLingui();
  const count = countFilters(results.filters);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filters`}
      breakpoints="full"
      end={
        count > 0 ? (
          <Button kind="plain" size="small" onPress={() => results.setFilters(clearFilters(results.filters))}>
            <Trans>Clear {count}</Trans>
          </Button>
        ) : null
      }
      footer={
        <Button size="main" block onPress={onClose}>
          <Plural value={results.selection.flights.length} one="Show # flight" other="Show # flights" />
        </Button>
      }
    >
      {open ? (
        <FilterPanel
          heading={false}
          facets={results.facets}
          selection={results.selection}
          filters={results.filters}
          onChange={results.setFilters}
        />
      ) : null}
    </Sheet>
  );
}

function SortSheet({ results, open, onClose }: ChipSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Sort by`}>
      <div role="radiogroup" aria-label={t`Sort by`} className={styles.sorts}>
        {SORTS.map((sort) => (
          <label key={sort} className={styles.sort}>
            <input
              type="radio"
              name="sort"
              checked={results.sort === sort}
              // The press itself stays short: the sheet and the list update after it, one by one.
              onChange={() => startTransition(() => results.setSort(sort))}
              onClick={() => startTransition(onClose)}
            />
            {i18n._(SORT_LABELS[sort])}
          </label>
        ))}
      </div>
    </Sheet>
  );
}
