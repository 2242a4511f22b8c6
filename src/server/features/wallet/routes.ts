import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readWallet } from '../../ledger/accounts.ts';
import { presentWallet } from './present.ts';

export function walletRoutes(deps: Deps) {
  return {
    wallet: async ({ actor }) => {
      const currency = actor.me.company.config.commonConfig.settlementCurrency;
      return presentWallet(await readWallet(deps.db, actor.companyId, currency), currency);
    },
  } satisfies Handlers;
}
