import { useLingui } from '@lingui/react/macro';
import { optionsOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { setDraft, useFieldText } from '../../../offline/drafts/draft-values.ts';
import type { OrdersSearch } from '../../../orders/order-filters.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { activeSheetFilters } from '../orders-query.ts';
import type { ChangeSearch } from '../use-orders-search.ts';
import { useFilterWords } from './filter-labels.ts';
import styles from './OrdersToolbar.module.css';

/** Filtering needs the server. */
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet, { isAskedFor: true });

const PAUSE_MS = 350;

interface OrdersToolbarProps {
  search: OrdersSearch;
  onChange: ChangeSearch;
}

/** One box for every number and name, a sheet for the rest, and chips for what is set. */
export function OrdersToolbar({ search, onChange }: OrdersToolbarProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const wordsOf = useFilterWords();
  const active = activeSheetFilters(search);
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <SearchBox value={search.q ?? ''} onSearch={(q) => onChange({ q: q || undefined })} />
        <button
          type="button"
          className={styles.filter}
          aria-haspopup="dialog"
          aria-label={t`More filters`}
          data-active={active.length > 0}
          onClick={() => setOpen(true)}
        >
          <Icon icon={optionsOutline} />
          {active.length > 0 ? <span className={`num ${styles.badge}`}>{active.length}</span> : null}
        </button>
      </div>
      {active.length > 0 ? (
        <div className={styles.chips}>
          {active.map((key) => (
            <Chip key={key} selected onRemove={() => onChange({ [key]: undefined })}>
              {wordsOf(key, search[key] ?? '')}
            </Chip>
          ))}
        </div>
      ) : null}
      {open ? <FilterSheet search={search} open onClose={() => setOpen(false)} onChange={onChange} /> : null}
    </div>
  );
}

/** Debounced search; at once on Enter. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const { t } = useLingui();
  const draft = useFieldText('orders', value);
  const { place, text } = draft;
  const known = useRef(value);
  useEffect(() => {
    // A search changed elsewhere replaces the typed text.
    if (known.current !== value && text.trim() !== value) setDraft(place, undefined);
    known.current = value;
  }, [value, place, text]);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <SearchField
      label={t`Search bookings`}
      placeholder={t`Number, name, date, place`}
      draft={draft}
      onSubmit={() => onSearch(text.trim())}
    />
  );
}
