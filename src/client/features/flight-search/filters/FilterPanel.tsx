import { Trans } from '@lingui/react/macro';
import type { Facets } from '../engine/facets.ts';
import { countFilters, type Filters, NO_FILTERS, type OptionFilter } from '../engine/filters.ts';
import type { Selection } from '../engine/select.ts';
import { BandFilters } from './BandFilters.tsx';
import styles from './FilterPanel.module.css';
import { LimitFilters } from './LimitFilters.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { useOptionLabels } from './use-option-labels.ts';

export interface FilterPanelProps {
  facets: Facets;
  selection: Selection;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

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
            <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
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
  const labels = useOptionLabels();
  const group = (key: OptionFilter, order?: readonly string[]) => (
    <OptionGroup {...panel} filterKeys={[key]} title={labels.filter(key)} order={order} />
  );
  return (
    <>
      {group('stops', ['0', '1', '2'])}
      <BandFilters {...panel} />
      <LimitFilters {...panel} />
      {group('airline')}
      {group('alliance', ['star', 'oneworld', 'skyteam', 'none'])}
      <BagsAndRules {...panel} />
      {group('speed', [
        'immediate',
        'preferred',
        'normal',
        'website',
        'special',
        'special_24h_before',
        'special_4h_before',
      ])}
      {group('product', ['public', 'private', 'ndc', 'lowcost', 'stitched'])}
      {group('airport')}
      {group('via')}
    </>
  );
}

function BagsAndRules(panel: FilterPanelProps) {
  return (
    <OptionGroup
      {...panel}
      title={<Trans>Bags and rules</Trans>}
      filterKeys={['bags', 'refund', 'hold', 'transfer']}
      order={['included', 'two', 'none', 'refundable', 'free', 'changeable', 'yes', 'protected']}
    />
  );
}
