import type { Money } from '../../contract/money.ts';
import { useFormat } from './format.ts';
import styles from './PriceText.module.css';

interface PriceTextProps {
  money: Money;
  /** Shows the display currency, with the settlement amount beside it when they differ. */
  converted?: boolean;
  size?: 'normal' | 'large';
}

export function PriceText({ money, converted = false, size = 'normal' }: PriceTextProps) {
  const format = useFormat();
  const shown = converted ? format.converted(money) : money;
  const differs = shown.currency !== money.currency;
  return (
    <span className={`num ${styles.price}`} data-size={size}>
      {differs ? '≈ ' : ''}
      {format.money(shown)}
      {differs ? <span className={styles.beside}> {format.money(money, { style: 'code' })}</span> : null}
    </span>
  );
}
