import { and, desc, isNull } from 'drizzle-orm';
import { MONEY_LIMITS } from '../../../contract/limits.ts';
import { percentUp } from '../../../contract/money.ts';
import { isExternalChannel } from '../../../contract/payments.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { WalletTopUpInput } from '../../../contract/top-ups.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { readWallet } from '../../ledger/accounts.ts';
import { findPaymentProvider } from '../../payments/payment-providers.ts';
import { portalOfCaller } from '../../sites/portal-address.ts';
import { type AttemptRow, findAttempt } from './attempt-rows.ts';
import { openAtProvider } from './open-at-provider.ts';

const LIFE_MS = 30 * 60_000;
const FIRST_LOOK_MS = 30_000;
const SHOWN = 10;

/**
 * Starts a top-up of the company's own wallet at a payment provider, like an order's payment. Refuses with paymentSwitchedOff,
 * channelUnavailable, priceChanged where the wallet has another currency, and paymentFailed.
 */
export async function startTopUp(
  deps: Deps,
  { actor, input, idempotencyKey }: { actor: Actor; input: WalletTopUpInput; idempotencyKey: string | null },
): Promise<AttemptRow | Refusal> {
  const subject = { type: 'top-up', id: ({ attemptId }: { attemptId: string }) => attemptId };
  const written = await runCommand(deps, { name: 'startTopUp', actor, input, idempotencyKey, subject }, writeAttempt);
  if (isRefusal(written)) return written;
  const attempt = await findAttempt(deps.db, written.attemptId);
  return attempt ? openAtProvider(deps, attempt) : refuse('paymentFailed');
}

const writeAttempt: Command<WalletTopUpInput, { attemptId: string }> = async (tx, actor, input, deps) => {
  const { channel, amount: money } = input;
  const { settlementCurrency, disablePayment } = actor.me.company.config.commonConfig;
  if (disablePayment) return refuse('paymentSwitchedOff');
  const provider = findPaymentProvider(deps.paymentProviders, channel);
  if (!isExternalChannel(channel) || !provider?.takes(settlementCurrency)) return refuse('channelUnavailable');
  if (money.currency !== settlementCurrency) return refuse('priceChanged');
  // The payment provider would have the money when the ledger refuses it.
  const { balance } = await readWallet(tx, actor.companyId, settlementCurrency);
  if (balance + money.amount > MONEY_LIMITS.account)
    return refuse('badInput', { fields: { 'amount.amount': 'accountFull' } });
  const now = deps.clock.now();
  const attemptId = deps.ids.uuid().replaceAll('-', '');
  await tx.insert(paymentAttempts).values({
    ...money,
    id: attemptId,
    companyId: actor.companyId,
    userId: actor.userId,
    userName: actor.displayName,
    channel,
    orderId: null,
    fee: percentUp(money, provider.feeBasisPoints).amount,
    state: 'started',
    // The wallet opens with the outcome.
    returnPath: input.successUrl ?? `/bills/wallet?id=${attemptId}`,
    returnOrigin: (await portalOfCaller(tx, deps, actor)).origin,
    endsAt: new Date(now.getTime() + LIFE_MS),
    askAt: new Date(now.getTime() + FIRST_LOOK_MS),
    createdAt: now,
  });
  return { attemptId };
};

/** The company's last top-ups at payment providers, newest first. */
export function readTopUps(deps: Pick<Deps, 'db'>, actor: Actor): Promise<AttemptRow[]> {
  const t = paymentAttempts;
  return deps.db
    .select()
    .from(t)
    .where(and(ownCompany(actor, t.companyId), isNull(t.orderId)))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(SHOWN);
}
