import { useLingui } from '@lingui/react/macro';
import type { Currency } from '../../../contract/money.ts';
import type { Receipt } from '../../../contract/receipts.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './Bills.module.css';

interface ReceiptWordsProps {
  /** Also absent of what a device has kept from before there were any. */
  receipt: Receipt | null | undefined;
  /** In which it was added. */
  currency: Currency;
}

/** What the provider received for a top-up: the amount, its rate where it came in another currency, and the fee. */
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
