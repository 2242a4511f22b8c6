import type { AgencyTopUpInput } from '../../../contract/agency-money.ts';
import { MONEY_LIMITS } from '../../../contract/limits.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Wallet } from '../../../contract/session.ts';
import { type TopUpAmounts, topUpAmounts } from '../../../contract/top-up-amount.ts';
import type { Actor } from '../../actor.ts';
import { presentWallet } from '../../books/present-entries.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { topUps } from '../../db/schema/top-ups.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts } from '../../ledger/accounts.ts';
import { readFunds } from '../../ledger/funds.ts';
import { postTopUp } from '../../ledger/movements.ts';
import { lockAgency } from './lock-agency.ts';
import { mailTopUp } from './mail-top-up.ts';

const VIA = 'bank-transfer';

/**
 * Adds money that the provider has received to an agency's balance, minus the fee, which is posted separately. The ledger posts it as
 * external money: no wallet is debited. Refuses with topUpDiffers when the result differs from the amount that its sender saw, and with
 * referenceUsed when this receipt was entered before.
 */
const command: Command<AgencyTopUpInput, Wallet> = async (tx, actor, input, deps) => {
  const agency = await lockAgency(tx, actor, input.id);
  if (!agency) return refuse('notFound');
  const currency = agency.settlementCurrency;
  const amounts = amountsOf(input, currency);
  if (isRefusal(amounts)) return amounts;
  await openAccounts(tx, { id: agency.id, settlementCurrency: currency });
  const at = deps.clock.now();
  const topUp = {
    companyId: agency.id,
    providerId: actor.companyId,
    money: amounts.amount,
    fee: amounts.fee.amount,
    via: VIA,
    reference: input.referenceNumber,
    description: `Top-up ${input.referenceNumber}`,
  };
  const posted = await postTopUp(tx, topUp, { at, userId: actor.userId });
  if (isRefusal(posted)) return refusalOf(posted);
  if (posted.replayed) return refuse('referenceUsed');
  await keep(tx, actor, deps, { input, amounts, journalId: posted.journalId, at });
  await deps.events.publish(tx, { companyId: agency.id, userId: null, at }, { type: 'wallet' });
  const wallet = presentWallet(await readFunds(tx, { companyId: agency.id, currency }, at), currency);
  if (input.sendEmail) await mailTopUp(tx, deps, actor, { agency, input, amounts, balance: wallet.balance });
  return wallet;
};

/** Translates a refusal of the ledger for a receipt. */
function refusalOf(posted: Refusal): Refusal {
  if (posted.refused === 'idempotencyMismatch') return refuse('referenceUsed');
  return posted.refused === 'badInput' ? refuse('badInput', { fields: { receivedAmount: 'accountFull' } }) : posted;
}

function amountsOf(input: AgencyTopUpInput, currency: TopUpAmounts['amount']['currency']): TopUpAmounts | Refusal {
  const { receivedAmount, currency: received, exchangeRate, transactionFeePercent = '0', amount } = input;
  if (received === currency && Number(exchangeRate) !== 1)
    return refuse('badInput', { fields: { exchangeRate: 'rateOfOne' } });
  const amounts = topUpAmounts(
    { amount: receivedAmount, currency: received },
    exchangeRate,
    transactionFeePercent,
    currency,
  );
  if (!amounts || amounts.amount.amount <= 0 || amounts.gross.amount > MONEY_LIMITS.amount)
    return refuse('badInput', { fields: { receivedAmount: 'invalidAmount' } });
  const differs = amount !== undefined && amount !== amounts.amount.amount;
  return differs ? refuse('topUpDiffers', { data: { amount: amounts.amount } }) : amounts;
}

interface Kept {
  input: AgencyTopUpInput;
  amounts: TopUpAmounts;
  journalId: string;
  at: Date;
}

async function keep(tx: Tx, actor: Actor, deps: Deps, { input, amounts, journalId, at }: Kept): Promise<void> {
  await tx.insert(topUps).values({
    id: deps.ids.uuid(),
    companyId: input.id,
    journalId,
    reference: input.referenceNumber,
    receivedAmount: input.receivedAmount,
    receivedCurrency: input.currency,
    exchangeRate: input.exchangeRate,
    feePercent: input.transactionFeePercent ?? '0',
    fee: amounts.fee.amount,
    amount: amounts.amount.amount,
    currency: amounts.amount.currency,
    createdBy: actor.userId,
    createdAt: at,
  });
}

export function topUpAgency(deps: Deps, actor: Actor, input: AgencyTopUpInput, idempotencyKey: string | null) {
  const subject = { type: 'agency', id: () => input.id };
  return runCommand(deps, { name: 'topUpAgency', actor, input, idempotencyKey, subject }, command);
}
