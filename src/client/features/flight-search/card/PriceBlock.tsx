import { Trans } from '@lingui/react/macro';
import type { Solution } from '../../../../contract/flight-search.ts';
import { useFormat } from '../../../ui/format.ts';
import { adultPrice } from '../engine/offer-facts.ts';
import styles from './PriceBlock.module.css';

/** The adult's price large, what the whole party pays below it, and the settlement amount where its currency differs. */
export function PriceBlock({ offer, party }: { offer: Solution; party: number }) {
  const format = useFormat();
  const { total, settlement } = offer;
  const adult = format.money({ amount: adultPrice(offer), currency: total.currency }, { compact: true });
  const [whole, decimals] = splitDecimals(adult);
  const all = format.money(total, { compact: true });
  return (
    <div className={styles.price}>
      <span className={styles.adult}>
        {whole}
        <span className={styles.decimals}>{decimals}</span>
      </span>
      {party > 1 ? (
        <span className={styles.small}>
          <Trans>party {all}</Trans>
        </span>
      ) : null}
      {settlement.currency !== total.currency ? (
        <span className={styles.small}>{format.money(settlement, { style: 'code', compact: true })}</span>
      ) : null}
    </div>
  );
}

/** The decimals stand smaller, so that a long price leaves room for the times beside it. */
function splitDecimals(text: string): [string, string] {
  const [, whole = text, decimals = ''] = /^(.*)(\.\d+)$/.exec(text) ?? [];
  return [whole, decimals];
}
