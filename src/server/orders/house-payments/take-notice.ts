import { isPaymentChannel } from '../../../contract/payments.ts';
import type { Deps } from '../../deps.ts';
import { findHouse } from '../../payments/houses.ts';
import {
  HouseError,
  type Notice,
  type NoticeFault,
  type PaymentHouse,
  type RawNotice,
} from '../../payments/payment-house.ts';
import { askPayment } from './ask-payments.ts';
import { findAttempt } from './attempt-rows.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

/**
 * taken: also what was known before and what does not concern us. amount: signed well, but not what the payer was asked for. unbooked: the books
 * refuse it. unavailable: the house has to be asked about it and does not answer; it sends the notice again.
 */
export type NoticeVerdict = 'taken' | 'noHouse' | 'amount' | 'unbooked' | 'unavailable' | NoticeFault;

const VERDICTS: Readonly<Record<Settled, NoticeVerdict>> = {
  settled: 'taken',
  differs: 'amount',
  unbooked: 'unbooked',
};

/**
 * Takes what a payment house tells of a payment, in whatever order and however often. Believed is only what it signed, of our own
 * merchant, about a payment that was begun there, over the very amount; the rest is refused and logged. `thanks` is what the house wants
 * to read when it was taken.
 */
export async function takeNotice(
  deps: Deps,
  channel: string,
  notice: RawNotice,
): Promise<{ verdict: NoticeVerdict; thanks: string }> {
  const house = isPaymentChannel(channel) ? findHouse(deps.houses, channel) : null;
  if (!house) return { verdict: 'noHouse', thanks: '' };
  const verdict = await judge(deps, house, notice);
  if (verdict !== 'taken') deps.log.warn({ channel, reason: verdict }, 'a payment notice was refused');
  return { verdict, thanks: house.thanks };
}

async function judge(deps: Deps, house: PaymentHouse, raw: RawNotice): Promise<NoticeVerdict> {
  try {
    return await believe(deps, house, await house.readNotice(raw));
  } catch (error) {
    if (!(error instanceof HouseError)) throw error;
    deps.log.warn({ err: error, channel: house.id }, 'a payment notice could not be looked into');
    return 'unavailable';
  }
}

async function believe(deps: Deps, house: PaymentHouse, notice: Notice): Promise<NoticeVerdict> {
  if ('refused' in notice) return notice.refused;
  if ('ignored' in notice) return 'taken';
  const attempt = await findAttempt(deps.db, notice.payment);
  if (attempt?.channel !== house.id) return 'foreign';
  // Whether the money is still wanted decides whether it is taken.
  const verdict =
    notice.outcome.state === 'agreed'
      ? await askPayment(deps, attempt)
      : await settlePayment(deps, attempt, notice.outcome);
  return VERDICTS[verdict];
}
