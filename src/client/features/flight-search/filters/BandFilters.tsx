import { useLingui } from '@lingui/react/macro';
import { TIME_BANDS } from '../../../../contract/limits.ts';
import { usePlaceNames } from '../../../places/use-place-names.ts';
import { type BandFilter, LEGS, toggleOption } from '../engine/filters.ts';
import styles from './FilterPanel.module.css';
import type { FilterPanelProps } from './filter-panel-props.ts';
import type { OptionLabels } from './use-option-labels.ts';

/** Times of day of each direction, in the bands of spec §9. */
export function BandFilters(panel: FilterPanelProps & { labels: OptionLabels }) {
  const { t } = useLingui();
  const names = usePlaceNames();
  const [first] = panel.facets.offers;
  return LEGS.map((leg) => {
    const journey = first?.journeys[leg];
    if (!journey) return null;
    const from = names.city(journey.origin);
    const to = names.city(journey.destination);
    return (
      <div key={leg} className={styles.group}>
        <Bands {...panel} filterKey={`dep${leg}`} title={t`Departure from ${from}`} />
        <Bands {...panel} filterKey={`arr${leg}`} title={t`Arrival in ${to}`} />
      </div>
    );
  });
}

function Bands({
  filterKey,
  title,
  labels,
  facets,
  selection,
  filters,
  onChange,
}: FilterPanelProps & { labels: OptionLabels; filterKey: BandFilter; title: string }) {
  const counts = selection.counts.get(filterKey);
  const chosen = filters.options[filterKey] ?? [];
  // All are in one band.
  if (chosen.length === 0 && facets.shared.get(filterKey)?.length) return null;
  return (
    <fieldset className={styles.bandSet}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.bands}>
        {TIME_BANDS.map((_, band) => {
          const value = String(band);
          const count = counts?.get(value) ?? 0;
          const isOn = chosen.includes(value);
          return (
            <label key={value} className={styles.band} data-on={isOn} data-empty={count === 0}>
              <input
                type="checkbox"
                className={styles.hidden}
                checked={isOn}
                onChange={() => onChange(toggleOption(filters, filterKey, value))}
              />
              <span>{labels.option(filterKey, value)}</span>
              <span className={styles.bandCount}>{count}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
