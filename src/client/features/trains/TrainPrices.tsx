import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../contract/money.ts';
import { timesMoney } from '../../../contract/money.ts';
import type { TrainPassengerType } from '../../../contract/train-terms.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { PaidRows } from '../../orders/PaidRows.tsx';
import { PriceRow } from '../../orders/PriceRow.tsx';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';

interface TrainPricesProps {
  prices: readonly { passengerType: TrainPassengerType; count: number; price: Money }[];
  total: Money;
  /** The payment channel's surcharge, once it is paid. */
  fee?: Money | undefined;
}

/** The price per passenger type, and the total; dashes in client-safe mode. */
export function TrainPrices({ prices, total, fee }: TrainPricesProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const isSafe = useClientSafe();
  const shown = (money: Money) => format.money(isSafe ? null : money);
  return (
    <dl>
      {prices.map(({ passengerType, count, price }, place) => (
        <PriceRow
          key={`${passengerType}-${place}`}
          label={`${i18n._(labelOf(PASSENGER_TYPE_LABELS, passengerType))} × ${count}`}
          value={shown(timesMoney(price, count))}
        />
      ))}
      <PriceRow label={<Trans>Total</Trans>} value={shown(total)} />
      {isSafe ? null : <PaidRows total={total} fee={fee} />}
    </dl>
  );
}
