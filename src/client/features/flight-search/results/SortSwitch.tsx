import { useLingui } from '@lingui/react/macro';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useWidth } from '../../../ui/width.ts';
import { SORTS } from '../engine/filters.ts';
import { SORT_LABELS } from '../labels.ts';
import { ClientSafeChip } from './ClientSafeButton.tsx';
import { MarkupChip } from './MarkupChip.tsx';
import styles from './SortSwitch.module.css';
import type { Results } from './use-results.ts';

/** The sort of the list, and on desktops the agency's markup and hiding net prices; on phones, the sort is behind a chip. */
export function SortSwitch({ results }: { results: Results }) {
  const { t, i18n } = useLingui();
  const width = useWidth();
  if (width === 'phone') return null;
  return (
    <div className={styles.order}>
      {width === 'desktop' ? (
        <>
          <MarkupChip />
          <ClientSafeChip />
        </>
      ) : null}
      <div className={styles.sorts}>
        <Segmented
          label={t`Sort by`}
          options={SORTS.map((sort) => ({ value: sort, label: i18n._(SORT_LABELS[sort]) }))}
          value={results.sort}
          onChange={results.setSort}
        />
      </div>
    </div>
  );
}
