import type { ReactNode } from 'react';
import price from './price-rows.module.css';

interface PriceRowProps {
  label: ReactNode;
  value: ReactNode;
  isInner?: boolean;
  /** The sum of those above: for one, with a rule above it, or for all of them. */
  sum?: 'each' | 'all' | undefined;
}

/** A label and its amount. */
export function PriceRow({ label, value, isInner = false, sum }: PriceRowProps) {
  return (
    <div className={price.row} data-inner={isInner} data-sum={sum}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
