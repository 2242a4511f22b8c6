import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { RefundTerms } from '../../../contract/desk-returns.ts';
import type { Money } from '../../../contract/money.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { TextField } from '../../form/TextField.tsx';
import price from '../../orders/price-rows.module.css';
import { RefundRows } from '../../orders/QuoteDetails.tsx';
import { useFormat } from '../../ui/format.ts';
import { type ReturnValues, returnPreview } from './return-values.ts';

interface PenaltyFieldProps {
  found: {
    order: { total: Money };
    /** The price of the tickets. */
    askedBack?: Money | null | undefined;
    refundTerms?: RefundTerms | null | undefined;
  };
  product: OrderProduct;
}

/** The total penalty for refunded tickets: what their rule says, and the agency's refund. */
export function PenaltyField({ found, product }: PenaltyFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { values } = useFormikContext<ReturnValues>();
  const { currency } = found.order.total;
  const { askedBack, refundTerms } = found;
  const isTrain = product === 'train';
  const byRule = refundTerms?.keptByRule;
  const kept = byRule ? format.money(byRule) : '';
  const hint = byRule
    ? isTrain
      ? t`By the railway’s rule: ${kept}`
      : t`By the fare rule: ${kept}`
    : refundTerms && product === 'flight'
      ? t`By the fare rule nothing is refunded.`
      : undefined;
  return (
    <>
      <TextField
        name="penalty"
        label={isTrain ? t`Railway’s refund fee in ${currency}` : t`Airline’s penalty in ${currency}`}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
      />
      {askedBack && refundTerms ? (
        <dl className={`${price.rows} ${price.alone}`} aria-live="polite">
          <RefundRows quote={returnPreview(values, askedBack, refundTerms)} product={product} />
        </dl>
      ) : null}
    </>
  );
}
