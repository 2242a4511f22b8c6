import { sql } from 'drizzle-orm';
import { refuse } from '../../../contract/result.ts';
import type { WalletLimit, WalletLimitInput } from '../../../contract/wallet.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import { walletLimits } from '../../db/schema/wallet-limits.ts';
import type { Deps } from '../../deps.ts';
import { readWallet } from '../../ledger/accounts.ts';
import { presentLimit } from './present.ts';
import { readLimit } from './reads.ts';

/**
 * Sets or removes the balance below which the agency is notified. If the balance is already below, its setter sees that: the notification
 * follows the next time it falls below. Refuses with staleVersion.
 */
const command: Command<WalletLimitInput, WalletLimit> = async (tx, actor, { amount, version }, deps) => {
  const { companyId } = actor;
  const currency = actor.me.company.config.commonConfig.settlementCurrency;
  const { balance } = await readWallet(tx, companyId, currency);
  const values = { currency, amount, isBelow: amount !== null && balance < amount, updatedAt: deps.clock.now() };
  const [saved] = await tx
    .insert(walletLimits)
    .values({ companyId, ...values })
    .onConflictDoUpdate({
      target: walletLimits.companyId,
      set: { ...values, version: sql`${walletLimits.version} + 1` },
      setWhere: sql`${walletLimits.version} = ${version}`,
    })
    .returning();
  // A first limit requires that there is none.
  if (!saved || saved.version !== version + 1)
    return refuse('staleVersion', { data: { current: presentLimit(await readLimit(tx, actor, currency)) } });
  return presentLimit(saved);
};

export function setLimit(deps: Deps, actor: Actor, input: WalletLimitInput, idempotencyKey: string | null) {
  const subject = { type: 'wallet', id: () => actor.companyId };
  return runCommand(deps, { name: 'setWalletLimit', actor, input, idempotencyKey, subject }, command);
}
