import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Traveller } from '../../../contract/travellers.ts';
import { CardWords } from './CardWords.tsx';
import styles from './TravellerForm.module.css';

/** A traveller's member cards, each linking to its form; their numbers are revealed with the traveller's. */
export function KeptCards({ cards }: { cards: Traveller['cards'] }) {
  if (cards.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Member cards</Trans>
      </legend>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <Link to="/travellers/cards" search={{ id: card.id }} className={styles.card}>
              <CardWords card={card} />
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
