import { Trans, useLingui } from '@lingui/react/macro';
import { TIME_BANDS } from '../../../../contract/limits.ts';
import type { TrainOffer } from '../../../../contract/train-search.ts';
import { SEAT_CLASSES, TRAIN_KINDS } from '../../../../contract/train-terms.ts';
import { SEAT_LABELS } from '../../../orders/seat-labels.ts';
import { useStationNames } from '../../../places/use-station-names.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { KIND_LABELS } from '../train-labels.ts';
import styles from './TrainFilterPanel.module.css';
import { NO_TRAIN_FILTERS, optionsOf, type TrainFilter, type TrainFilters, toggled } from './train-filters.ts';

interface TrainFilterPanelProps {
  trains: readonly TrainOffer[];
  filters: TrainFilters;
  onChange: (filters: TrainFilters) => void;
}

const pad = (hour: number) => String(hour).padStart(2, '0');
const BANDS = TIME_BANDS.map(([from, to], i) => ({ value: String(i), label: `${pad(from)}–${pad(to)}` }));

/** The list's filters: kinds, stations, times of day, classes, and availability. */
export function TrainFilterPanel({ trains, filters, onChange }: TrainFilterPanelProps) {
  const { t, i18n } = useLingui();
  const nameOf = useStationNames();
  const stations = (filter: TrainFilter) => optionsOf(trains, filter).map((value) => ({ value, label: nameOf(value) }));
  const given = (filter: TrainFilter, options: readonly { value: string; label: string }[]) => {
    const parting = optionsOf(trains, filter);
    return options.filter(({ value }) => parting.includes(value));
  };
  const kinds = TRAIN_KINDS.map((kind) => ({ value: kind, label: `${kind} · ${i18n._(KIND_LABELS[kind])}` }));
  const classes = SEAT_CLASSES.map((name) => ({ value: name, label: i18n._(SEAT_LABELS[name]) }));
  const group = (filter: TrainFilter, title: string, options: readonly { value: string; label: string }[]) => (
    <ChipGroup
      title={title}
      options={options}
      chosen={filters.chosen[filter]}
      onToggle={(value) => onChange(toggled(filters, filter, value))}
    />
  );
  return (
    <div className={styles.panel}>
      <Checkbox
        checked={filters.onlyAvailable}
        onChange={(onlyAvailable) => onChange({ ...filters, onlyAvailable })}
      >{t`Only with seats left`}</Checkbox>
      {group('kind', t`Kind of train`, given('kind', kinds))}
      {group('departs', t`Departure`, given('departs', BANDS))}
      {group('arrives', t`Arrival`, given('arrives', BANDS))}
      {group('seatClass', t`Class`, given('seatClass', classes))}
      {group('origin', t`Departure station`, stations('origin'))}
      {group('destination', t`Arrival station`, stations('destination'))}
      {filters === NO_TRAIN_FILTERS ? null : (
        <button type="button" className={styles.clear} onClick={() => onChange(NO_TRAIN_FILTERS)}>
          <Trans>Clear the filters</Trans>
        </button>
      )}
    </div>
  );
}

interface ChipGroupProps {
  title: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function ChipGroup({ title, options, chosen, onToggle }: ChipGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <Chip key={value} selected={chosen.includes(value)} onPress={() => onToggle(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
