import { useLingui } from '@lingui/react/macro';
import type { Currency } from '../../../contract/money.ts';
import type { Receipt } from '../../../contract/receipts.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './Bills.module.css';

interface ReceiptWordsProps {
  /** Also absent in data cached before receipts existed. */
  receipt: Receipt | null | undefined;
  /** The credited currency. */
  currency: Currency;
}

/** The provider's receipt for a top-up: amount, exchange rate where the currency differs, and fee. */
export function ReceiptWords({ receipt, currency }: ReceiptWordsProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (!receipt) return null;
  const { received, exchangeRate, feePercent, fee } = receipt;
  const parts = [
    t`Received ${format.money(received)}`,
    received.currency === currency ? '' : t`rate ${exchangeRate}`,
    fee === 0 ? '' : t`fee ${feePercent}%, ${format.money({ amount: fee, currency })}`,
  ];
  return (
    <span className={`num ${styles.label} ${styles.receipt}`}>{parts.filter((part) => part !== '').join(' · ')}</span>
  );
}
