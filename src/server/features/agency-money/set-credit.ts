import type { AgencyCreditInput } from '../../../contract/agency-money.ts';
import { refuse } from '../../../contract/result.ts';
import type { Wallet } from '../../../contract/session.ts';
import type { Actor } from '../../actor.ts';
import { presentWallet } from '../../books/present-entries.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { readFunds } from '../../ledger/funds.ts';
import { setCreditLimit } from '../../ledger/lend-credit.ts';
import { lockVisibleAgency } from './lock-agency.ts';

/**
 * Sets an agency's credit limit, by the provider or its parent: each sees what the other has set and may lower it. It comes out of the
 * parent's own line. Refuses with creditInUse when more is already used, and with creditNotCovered when the parent has less to lend.
 */
const command: Command<AgencyCreditInput, Wallet> = async (tx, actor, { id, credit }, deps) => {
  const agency = await lockVisibleAgency(tx, actor, id);
  if (!agency) return refuse('notFound');
  const currency = agency.settlementCurrency;
  const fault = await setCreditLimit(tx, id, credit);
  if (fault) return fault;
  const at = deps.clock.now();
  for (const companyId of [id, agency.parentId ?? id])
    await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'wallet' });
  return presentWallet(await readFunds(tx, { companyId: id, currency }, at), currency);
};

export function setCredit(deps: Deps, actor: Actor, input: AgencyCreditInput, idempotencyKey: string | null) {
  const subject = { type: 'agency', id: () => input.id };
  return runCommand(deps, { name: 'setAgencyCredit', actor, input, idempotencyKey, subject }, command);
}
