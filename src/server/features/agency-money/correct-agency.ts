import { and, eq } from 'drizzle-orm';
import type { AgencyCorrectionInput } from '../../../contract/agency-money.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Wallet } from '../../../contract/session.ts';
import type { Actor } from '../../actor.ts';
import { presentWallet } from '../../books/present-entries.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts } from '../../ledger/accounts.ts';
import { readFunds } from '../../ledger/funds.ts';
import { postCorrection } from '../../ledger/post-correction.ts';
import { lockAgency } from './lock-agency.ts';
import { mailCorrection } from './mail-correction.ts';

/**
 * Corrects an agency's balance by an entry with its reason. Refuses with orderNotFound when the booking it names is not the agency's, with
 * staleVersion when the balance has changed since the sender saw it, and with insufficientBalance when it takes more than that.
 */
const command: Command<AgencyCorrectionInput, Wallet> = async (tx, actor, input, deps) => {
  const agency = await lockAgency(tx, actor, input.id);
  if (!agency) return refuse('notFound');
  const order = input.orderId ? await findOrder(tx, agency.id, input.orderId) : null;
  if (order === undefined) return refuse('orderNotFound');
  const currency = agency.settlementCurrency;
  await openAccounts(tx, { id: agency.id, settlementCurrency: currency });
  const at = deps.clock.now();
  const correction = {
    companyId: agency.id,
    providerId: actor.companyId,
    money: { amount: input.amount, currency },
    key: deps.ids.uuid(),
    reason: input.reason,
    order,
    seen: input.balance,
  };
  const posted = await postCorrection(tx, correction, { at, userId: actor.userId });
  if (isRefusal(posted))
    return posted.refused === 'badInput' ? refuse('badInput', { fields: { amount: 'accountFull' } }) : posted;
  await deps.events.publish(tx, { companyId: agency.id, userId: null, at }, { type: 'wallet' });
  const wallet = presentWallet(await readFunds(tx, { companyId: agency.id, currency }, at), currency);
  if (input.sendEmail) await mailCorrection(tx, deps, actor, { agency, input, balance: wallet.balance });
  return wallet;
};

/** An order of the agency; undefined if there is none with that number. */
async function findOrder(tx: Tx, companyId: string, id: string) {
  const [order] = await tx
    .select({ id: orders.id, product: orders.product })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.id, id)));
  return order;
}

export function correctAgency(deps: Deps, actor: Actor, input: AgencyCorrectionInput, idempotencyKey: string | null) {
  const subject = { type: 'agency', id: () => input.id };
  return runCommand(deps, { name: 'correctAgency', actor, input, idempotencyKey, subject }, command);
}
