import { isRefusal } from '../../../contract/result.ts';
import type { Wallet } from '../../../contract/session.ts';
import type { SettlementInput } from '../../../contract/settlements.ts';
import type { Actor } from '../../actor.ts';
import { presentWallet } from '../../books/present-entries.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts } from '../../ledger/accounts.ts';
import { readFunds } from '../../ledger/funds.ts';
import { postSettlement } from '../../ledger/settle-credit.ts';

/** Repays the company's credit from its balance, in full or in part. Refuses with creditUnused and insufficientBalance. */
const command: Command<SettlementInput, Wallet> = async (tx, actor, { amount = null }, deps) => {
  const { companyId, userId } = actor;
  const currency = actor.me.company.config.commonConfig.settlementCurrency;
  await openAccounts(tx, { id: companyId, settlementCurrency: currency });
  const at = deps.clock.now();
  const settlement = { companyId, currency, amount, key: deps.ids.uuid(), description: '' };
  const posted = await postSettlement(tx, settlement, { at, userId });
  if (isRefusal(posted)) return posted;
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'wallet' });
  return presentWallet(await readFunds(tx, { companyId, currency }, at), currency);
};

export function settleCredit(deps: Deps, actor: Actor, input: SettlementInput, idempotencyKey: string | null) {
  const subject = { type: 'wallet', id: () => actor.companyId };
  return runCommand(deps, { name: 'settleCredit', actor, input, idempotencyKey, subject }, command);
}
