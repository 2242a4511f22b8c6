import { PAGE_SIZE } from '../../../contract/limits.ts';
import { canUseFinance } from '../../../contract/permissions.ts';
import { refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readWallet } from '../../ledger/accounts.ts';
import { readEntries } from '../../ledger/entries.ts';
import { presentEntries, presentWallet } from './present.ts';

const currencyOf = ({ me }: Actor) => me.company.config.commonConfig.settlementCurrency;

export function walletRoutes(deps: Deps) {
  return {
    wallet: async ({ actor }) => {
      const currency = currencyOf(actor);
      return presentWallet(await readWallet(deps.db, actor.companyId, currency), currency);
    },
    walletEntries: async ({ actor, input: { page = 1, pageSize = PAGE_SIZE.default } }) => {
      if (!canUseFinance(actor.grants)) return refuse('notAllowed');
      const currency = currencyOf(actor);
      const found = await readEntries(deps.db, actor.companyId, currency, { page, pageSize });
      return presentEntries(found, { page, pageSize }, currency);
    },
  } satisfies Handlers;
}
