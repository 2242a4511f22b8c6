import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Solution } from '../../../../contract/flight-search.ts';
import type { Format } from '../../../ui/format.ts';

/** Short words for a fare, as cards and the brand matrix show them. */
export interface FareWords {
  bag: string;
  refund: string;
  change: string;
  seat: string;
  /** Null where the fare is sold to all ages. */
  age: string | null;
}

/** With `fees`, rules name their amounts (the matrix); else only that there is one (the card). */
export function fareWords(offer: Solution, i18n: I18n, format: Format, fees: boolean): FareWords {
  const { refund, change, seat } = offer.policies;
  const feeOf = (rule: typeof refund) => (fees && rule.fee ? format.money(rule.fee) : null);
  return {
    bag: bagWords(offer, i18n),
    refund: refundWords(refund.permitted, feeOf(refund), i18n),
    change: changeWords(change.permitted, feeOf(change), i18n),
    seat: { free: i18n._(msg`seat free`), paid: i18n._(msg`seat for a fee`), none: i18n._(msg`seat at check-in`) }[
      seat
    ],
    age: ageWords(offer.restrictions, i18n),
  };
}

function bagWords({ baggage }: Solution, i18n: I18n): string {
  const { pieces, kg } = baggage.checked;
  if (pieces === 0) return i18n._(msg`no bag`);
  if (kg === 0) return i18n._(msg`${plural(pieces, { one: '# bag', other: '# bags' })}`);
  return pieces === 1 ? i18n._(msg`${kg} kg bag`) : i18n._(msg`${pieces} × ${kg} kg bags`);
}

function refundWords(permitted: 'free' | 'fee' | 'no', fee: string | null, i18n: I18n): string {
  if (permitted === 'free') return i18n._(msg`refund free`);
  if (permitted === 'no') return i18n._(msg`no refund`);
  return fee ? i18n._(msg`refund ${fee}`) : i18n._(msg`refundable, fee`);
}

function changeWords(permitted: 'free' | 'fee' | 'no', fee: string | null, i18n: I18n): string {
  if (permitted === 'free') return i18n._(msg`change free`);
  if (permitted === 'no') return i18n._(msg`no change`);
  return fee ? i18n._(msg`change ${fee}`) : i18n._(msg`change with fee`);
}

function ageWords({ minAge, maxAge }: Solution['restrictions'], i18n: I18n): string | null {
  if (minAge !== null && maxAge !== null) return i18n._(msg`age ${minAge} to ${maxAge}`);
  if (minAge !== null) return i18n._(msg`age ${minAge} or older`);
  return maxAge === null ? null : i18n._(msg`age ${maxAge} or younger`);
}
