import { Trans } from '@lingui/react/macro';
import { TICKETING_SPEEDS } from '../../../../contract/flight-terms.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { clearFilters, countFilters, type OptionFilter, toggleOption } from '../engine/filters.ts';
import { BandFilters } from './BandFilters.tsx';
import styles from './FilterPanel.module.css';
import type { FilterPanelProps } from './filter-panel-props.ts';
import { LimitFilters } from './LimitFilters.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { CountsContext } from './OptionRow.tsx';
import { useOptionLabels } from './use-option-labels.ts';

/** Every filter with its options and their counts. */
export function FilterPanel({ heading = true, ...panel }: FilterPanelProps & { heading?: boolean }) {
  const { filters, onChange } = panel;
  const count = countFilters(filters);
  return (
    <div className={styles.panel}>
      {heading ? (
        <div className={styles.head}>
          <h2 className={styles.title}>
            <Trans>Filters</Trans>
          </h2>
          {count > 0 ? (
            <button type="button" className={styles.clear} onClick={() => onChange(clearFilters(filters))}>
              <Trans>Clear {count}</Trans>
            </button>
          ) : null}
        </div>
      ) : null}
      <FilterGroups {...panel} />
    </div>
  );
}

function FilterGroups(panel: FilterPanelProps) {
  const { facets, selection, filters, onChange } = panel;
  const labels = useOptionLabels();
  const onToggle = useLatest((key: OptionFilter, value: string) => onChange(toggleOption(filters, key, value)));
  const parts = { facets, selection, filters, labels, onToggle };
  const group = (key: OptionFilter, order?: readonly string[]) => (
    <OptionGroup {...parts} filterKeys={[key]} title={labels.filter(key)} order={order} />
  );
  return (
    <CountsContext value={selection.counts}>
      {group('stops', ['0', '1', '2'])}
      <BandFilters {...panel} labels={labels} />
      <LimitFilters {...panel} labels={labels} />
      {group('airline')}
      {group('alliance', ['star', 'oneworld', 'skyteam', 'none'])}
      <OptionGroup
        {...parts}
        title={<Trans>Bags and rules</Trans>}
        filterKeys={['bags', 'refund', 'hold', 'transfer']}
        order={['included', 'two', 'none', 'refundable', 'free', 'changeable', 'yes', 'protected']}
      />
      {group('speed', TICKETING_SPEEDS)}
      {group('airport')}
      {group('via')}
    </CountsContext>
  );
}
