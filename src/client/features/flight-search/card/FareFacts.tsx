import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Solution } from '../../../../contract/flight-search.ts';
import { useFormat } from '../../../ui/format.ts';
import styles from './FareFacts.module.css';
import { fareWords } from './fare-words.ts';

const MANY_SEATS = 9;
const FEW_SEATS = 3;

/** The fare's contents and age limits; below or beside them seats left and payment methods. */
export function FareFacts({ offer }: { offer: Solution }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const words = fareWords(offer, i18n, format, false);
  const seats = offer.seatsLeft;
  return (
    <>
      <ul className={`${styles.facts} ${styles.rules}`}>
        <li>{words.bag}</li>
        <li>{words.refund}</li>
        <li>{words.change}</li>
        {words.age === null ? null : <li>{words.age}</li>}
      </ul>
      <ul className={`${styles.facts} ${styles.terms}`}>
        <li className={seats <= FEW_SEATS ? styles.few : undefined}>
          {seats >= MANY_SEATS ? <Trans>9+ left</Trans> : <Plural value={seats} one="# left" other="# left" />}
        </li>
        <li>
          <HoldWords offer={offer} />
        </li>
      </ul>
    </>
  );
}

function HoldWords({ offer }: { offer: Solution }) {
  const format = useFormat();
  if (!offer.hold) return <Trans>instant payment</Trans>;
  const until = format.dateTime(offer.hold.until);
  return <Trans>hold to {until}</Trans>;
}
