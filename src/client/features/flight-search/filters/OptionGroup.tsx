import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OptionFilter } from '../engine/filters.ts';
import styles from './FilterPanel.module.css';
import type { FilterPanelProps } from './filter-panel-props.ts';
import { OptionRow } from './OptionRow.tsx';
import type { OptionLabels } from './use-option-labels.ts';

interface OptionGroupProps extends Pick<FilterPanelProps, 'facets' | 'selection' | 'filters'> {
  labels: OptionLabels;
  onToggle: (key: OptionFilter, value: string) => void;
  title: ReactNode;
  filterKeys: readonly OptionFilter[];
  /** Fixed order of options; by default, by count. */
  order?: readonly string[] | undefined;
}

const FEW = 6;

interface Option {
  key: OptionFilter;
  value: string;
  count: number;
}

/** Checkboxes of one filter, each with its number of flights; options that all offers share are omitted. */
export function OptionGroup(props: OptionGroupProps) {
  const { title, filterKeys, order, facets, selection, filters, labels, onToggle } = props;
  const [isWhole, setWhole] = useState(false);
  const isChosen = ({ key, value }: Option) => filters.options[key]?.includes(value) ?? false;
  const isShared = ({ key, value }: Option) => facets.shared.get(key)?.includes(value) ?? false;
  const options = filterKeys
    .flatMap((key) => [...(selection.counts.get(key) ?? [])].map(([value, count]): Option => ({ key, value, count })))
    .filter((option) => isChosen(option) || !isShared(option));
  options.sort((a, b) =>
    order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count || (a.value < b.value ? -1 : 1),
  );
  const shown = order || isWhole ? options : options.filter((option, i) => i < FEW || isChosen(option));
  const hidden = options.length - shown.length;
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {shown.map((option) => (
        <OptionRow
          key={`${option.key} ${option.value}`}
          filterKey={option.key}
          value={option.value}
          label={labels.option(option.key, option.value)}
          checked={isChosen(option)}
          faint={option.count === 0}
          onToggle={onToggle}
        />
      ))}
      {hidden > 0 ? (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          <Trans>Show {hidden} more</Trans>
        </button>
      ) : null}
    </fieldset>
  );
}
