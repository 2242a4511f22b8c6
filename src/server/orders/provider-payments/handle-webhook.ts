import { isPaymentChannel } from '../../../contract/payments.ts';
import type { Deps } from '../../deps.ts';
import {
  type Notice,
  type NoticeFault,
  type Outcome,
  type PaymentProvider,
  ProviderError,
  type RawNotice,
} from '../../payments/payment-provider.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';
import { type AttemptRow, findAttempt, SETTLED_STATES } from './attempt-rows.ts';
import { takeFailedRefund } from './failed-refunds.ts';
import { askPayment } from './poll-payments.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

/**
 * taken: also known or irrelevant webhooks. amount: validly signed, but not the requested amount. unbooked: the books refuse it.
 * unavailable: the payment provider has to be asked about it and does not answer; it resends the webhook.
 */
export type NoticeVerdict = 'taken' | 'noProvider' | 'amount' | 'unbooked' | 'unavailable' | NoticeFault;

const VERDICTS: Readonly<Record<Settled, NoticeVerdict>> = {
  settled: 'taken',
  differs: 'amount',
  unbooked: 'unbooked',
};

/** A webhook so long after its payment was started may predate a refund at the payment provider. */
const LATE_MS = 10 * 60_000;

/**
 * Processes a payment provider's webhook about a payment, or about a failed refund of it, in any order and any number of times. Trusts only
 * what it signed, for our own merchant, about a payment started there, over the exact amount; the rest is refused and logged. `thanks` is
 * the response the provider expects on success.
 */
export async function handleWebhook(
  deps: Deps,
  channel: string,
  notice: RawNotice,
): Promise<{ verdict: NoticeVerdict; thanks: string }> {
  const provider = isPaymentChannel(channel) ? findPaymentProvider(deps.paymentProviders, channel) : null;
  if (!provider) return { verdict: 'noProvider', thanks: '' };
  const verdict = await judge(deps, provider, notice);
  if (verdict !== 'taken') deps.log.warn({ channel, reason: verdict }, 'a payment notice was refused');
  return { verdict, thanks: provider.thanks };
}

async function judge(deps: Deps, provider: PaymentProvider, raw: RawNotice): Promise<NoticeVerdict> {
  try {
    return await believe(deps, provider, await provider.readNotice(raw));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, channel: provider.id }, 'a payment notice could not be looked into');
    return 'unavailable';
  }
}

async function believe(deps: Deps, provider: PaymentProvider, notice: Notice): Promise<NoticeVerdict> {
  if ('refused' in notice) return notice.refused;
  if ('ignored' in notice) return 'taken';
  const attempt = await findAttempt(deps.db, notice.payment);
  if (attempt?.channel !== provider.id) return 'foreign';
  if ('failedRefund' in notice) return VERDICTS[await takeFailedRefund(deps, attempt, notice.failedRefund)];
  // The order's state decides whether it is captured.
  const verdict =
    notice.outcome.state === 'agreed'
      ? await askPayment(deps, attempt)
      : await settlePayment(deps, attempt, await sinceThen(deps, provider, attempt, notice.outcome));
  return VERDICTS[verdict];
}

/** A webhook's outcome; for a late report of money, the payment provider's current answer, unless that is less than paid. */
async function sinceThen(deps: Deps, provider: PaymentProvider, attempt: AttemptRow, told: Outcome): Promise<Outcome> {
  const { id, reference, state, createdAt } = attempt;
  const isLate = deps.clock.now().getTime() - createdAt.getTime() > LATE_MS;
  const isWhole = told.state === 'paid' && told.said === undefined;
  if (!isLate || !isWhole || reference === null || SETTLED_STATES.includes(state)) return told;
  const now = await provider.ask({ id, reference });
  return now.state === 'paid' ? now : told;
}
