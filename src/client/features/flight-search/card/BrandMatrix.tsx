import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Solution } from '../../../../contract/flight-search.ts';
import { type ClientPrices, differenceOf } from '../../../trip/client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import type { FlightCard } from '../engine/cards.ts';
import { adultMoney } from '../engine/offer-facts.ts';
import styles from './BrandMatrix.module.css';
import { fareWords } from './fare-words.ts';

interface BrandMatrixProps {
  card: FlightCard;
  prices: ClientPrices;
  picked: Solution;
  onPick: (brandCode: string) => void;
}

/** The fare brands of one flight side by side: contents, and surcharge over the cheapest. */
export function BrandMatrix({ card, prices, picked, onPick }: BrandMatrixProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t`Fares`} className={styles.matrix}>
      {card.brands.map((brand) => {
        const words = fareWords(brand, i18n, format, true);
        const price = prices.shown(adultMoney(brand));
        const more = differenceOf(price, prices.shown(adultMoney(card.cheapest)));
        const isPicked = brand.brand.code === picked.brand.code;
        return (
          <label key={brand.brand.code} className={styles.brand} data-on={isPicked}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              checked={isPicked}
              onChange={() => onPick(brand.brand.code)}
            />
            <span className={styles.name}>{brand.brand.name}</span>
            <span className={styles.price}>
              {more?.amount === 0 ? format.money(price) : format.money(more, { signed: true })}
            </span>
            <span className={styles.words}>
              <span>{words.bag}</span>
              <span>{words.change}</span>
              <span>{words.refund}</span>
              <span>{words.seat}</span>
              {words.age === null ? null : <span>{words.age}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
