import type { MemberCard, Traveller } from '../../../contract/travellers.ts';
import { isRecord } from '../../api/is-record.ts';
import type { CardValues } from './card-values.ts';

/** Where unsaved forms of member cards are stored. */
export const TYPED_CARDS = 'card/';

/** Whose card it is. */
export type Holder = Pick<Traveller, 'id' | 'surname' | 'givenName'>;

/** The unsaved form of a card. */
export interface TypedCard {
  /** The card that it changes, as shown; null for a new one. */
  card: MemberCard | null;
  holder: Holder | null;
  values: CardValues;
}

export function typedCardPlace(card: Pick<MemberCard, 'id'> | null): string {
  return card ? `${TYPED_CARDS}of/${card.id}` : `${TYPED_CARDS}new`;
}

/** The draft of a form; undefined when it is untouched. */
export function keptCard(card: MemberCard | null, holder: Holder | null, values: CardValues): TypedCard | undefined {
  const { airline, number } = values;
  if (number === '' && airline === (card?.airline ?? '') && (card !== null || holder === null)) return undefined;
  const { id = '', surname = '', givenName = '' } = holder ?? {};
  return { card, holder: holder ? { id, surname, givenName } : null, values: { airline, number } };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isHolder(value: unknown): value is Holder {
  return isRecord(value) && [value.id, value.surname, value.givenName].every(isText);
}

function isCard(value: unknown): value is MemberCard {
  return (
    isRecord(value) &&
    [value.id, value.airline, value.number].every(isText) &&
    typeof value.version === 'number' &&
    isHolder(value.traveller)
  );
}

/** Parses a saved form; null if there is none. */
export function readTypedCard(kept: unknown): TypedCard | null {
  if (!isRecord(kept) || !isRecord(kept.values)) return null;
  const card = isCard(kept.card) ? kept.card : null;
  if (kept.card !== null && !card) return null;
  const { airline, number } = kept.values;
  if (!isText(airline) || !isText(number)) return null;
  return { card, holder: isHolder(kept.holder) ? kept.holder : null, values: { airline, number } };
}
