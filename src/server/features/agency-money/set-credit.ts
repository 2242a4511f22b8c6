import type { AgencyCreditInput } from '../../../contract/agency-money.ts';
import { refuse } from '../../../contract/result.ts';
import type { Wallet } from '../../../contract/session.ts';
import type { Actor } from '../../actor.ts';
import { presentWallet } from '../../books/present-entries.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts, readWallet, setCreditLimit } from '../../ledger/accounts.ts';
import { lockAgency } from './lock-agency.ts';

/** Sets an agency's credit limit; creditInUse when it uses more than that already. */
const command: Command<AgencyCreditInput, Wallet> = async (tx, actor, { id, credit }, deps) => {
  const agency = await lockAgency(tx, actor, id);
  if (!agency) return refuse('notFound');
  const currency = agency.settlementCurrency;
  await openAccounts(tx, { id, settlementCurrency: currency });
  if (!(await setCreditLimit(tx, id, currency, credit))) return refuse('creditInUse');
  await deps.events.publish(tx, { companyId: id, userId: null, at: deps.clock.now() }, { type: 'wallet' });
  return presentWallet(await readWallet(tx, id, currency), currency);
};

export function setCredit(deps: Deps, actor: Actor, input: AgencyCreditInput, idempotencyKey: string | null) {
  const subject = { type: 'agency', id: () => input.id };
  return runCommand(deps, { name: 'setAgencyCredit', actor, input, idempotencyKey, subject }, command);
}
