import { createContext, memo, useContext } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { OptionFilter } from '../engine/filters.ts';
import type { Selection } from '../engine/select.ts';
import styles from './FilterPanel.module.css';

/** The counts have their own context, so that new ones render numbers and no checkboxes. */
export const CountsContext = createContext<Selection['counts']>(new Map());

interface OptionRowProps {
  filterKey: OptionFilter;
  value: string;
  label: string;
  checked: boolean;
  faint: boolean;
  onToggle: (key: OptionFilter, value: string) => void;
}

/** One option with its resulting number of flights. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { filterKey, value, label, checked, faint, onToggle } = props;
  return (
    <Checkbox checked={checked} faint={faint} onChange={() => onToggle(filterKey, value)}>
      <span className={styles.option}>
        <span className={styles.name}>{label}</span>
        <span className={styles.count}>
          <Count filterKey={filterKey} value={value} />
        </span>
      </span>
    </Checkbox>
  );
});

function Count({ filterKey, value }: Pick<OptionRowProps, 'filterKey' | 'value'>) {
  return useContext(CountsContext).get(filterKey)?.get(value) ?? 0;
}
