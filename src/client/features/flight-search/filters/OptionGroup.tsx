import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { type OptionFilter, toggleOption } from '../engine/filters.ts';
import styles from './FilterPanel.module.css';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { useOptionLabels } from './use-option-labels.ts';

interface OptionGroupProps extends FilterPanelProps {
  title: ReactNode;
  filterKeys: readonly OptionFilter[];
  /** Fixed order of options; by count where it is left out. */
  order?: readonly string[] | undefined;
}

const FEW = 6;

interface Option {
  key: OptionFilter;
  value: string;
  count: number;
}

/** Checkboxes of one subject, each with the number of flights it would leave. */
export function OptionGroup({ title, filterKeys, order, selection, filters, onChange }: OptionGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const labels = useOptionLabels();
  const options = filterKeys.flatMap((key) =>
    [...(selection.counts.get(key) ?? [])].map(([value, count]): Option => ({ key, value, count })),
  );
  options.sort((a, b) =>
    order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count || (a.value < b.value ? -1 : 1),
  );
  const isChosen = ({ key, value }: Option) => filters.options[key]?.includes(value) ?? false;
  const shown = order || isWhole ? options : options.filter((option, i) => i < FEW || isChosen(option));
  const hidden = options.length - shown.length;
  if (options.length < 2 && !options.some(isChosen)) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {shown.map((option) => (
        <Checkbox
          key={`${option.key} ${option.value}`}
          checked={isChosen(option)}
          faint={option.count === 0}
          onChange={() => onChange(toggleOption(filters, option.key, option.value))}
        >
          <span className={styles.option}>
            <span className={styles.name}>{labels.option(option.key, option.value)}</span>
            <span className={styles.count}>{option.count}</span>
          </span>
        </Checkbox>
      ))}
      {hidden > 0 ? (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          <Trans>Show {hidden} more</Trans>
        </button>
      ) : null}
    </fieldset>
  );
}
