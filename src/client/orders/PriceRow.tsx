import type { ReactNode } from 'react';
import price from './price-rows.module.css';

interface PriceRowProps {
  label: ReactNode;
  value: ReactNode;
  isInner?: boolean;
}

/** A label and its amount. */
export function PriceRow({ label, value, isInner = false }: PriceRowProps) {
  return (
    <div className={price.row} data-inner={isInner}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
