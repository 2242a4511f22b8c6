import { PAGE_SIZE } from '../../../contract/limits.ts';
import { isRefusal } from '../../../contract/result.ts';
import { type WalletExport, walletExport } from '../../../contract/wallet.ts';
import type { Actor } from '../../actor.ts';
import { entryCells, walletHead } from '../../books/entry-sheet.ts';
import { presentEntries, presentWallet } from '../../books/present-entries.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { Handlers, RawRoute } from '../../http/handler.ts';
import { countEntries, type EntryFilter, eachEntry, readEntries } from '../../ledger/entries.ts';
import { readFunds } from '../../ledger/funds.ts';
import { readExternalChannels } from '../../orders/payment-config.ts';
import { presentTopUp } from '../../orders/provider-payments/present.ts';
import { readTopUps, startTopUp } from '../../orders/provider-payments/start-top-up.ts';
import { instantsOf } from '../../time/start-of-day.ts';
import { readAvailable, readOrderBill, readOverview, showsInvoiceType } from './reads.ts';
import { setLimit } from './set-limit.ts';
import { settleCredit } from './settle-credit.ts';
import { watchBalances } from './watch-balances.ts';

const currencyOf = ({ me }: Actor) => me.company.config.commonConfig.settlementCurrency;
const ownMoney = (actor: Actor) => ({ companyId: actor.companyId, currency: currencyOf(actor) });

export function walletRoutes(deps: Deps) {
  return {
    wallet: async ({ actor }) => {
      const money = ownMoney(actor);
      return presentWallet(await readFunds(deps.db, money, deps.clock.now()), money.currency);
    },
    available: ({ actor }) => readAvailable(deps, actor),
    walletTopUps: async ({ actor }) => ({
      ...readExternalChannels(deps, actor),
      list: (await readTopUps(deps, actor)).map(presentTopUp),
    }),
    startTopUp: async (call) => {
      const attempt = await startTopUp(deps, call);
      return isRefusal(attempt) ? attempt : presentTopUp(attempt);
    },
    walletOverview: ({ actor, input }) => readOverview(deps, actor, input),
    setWalletLimit: ({ actor, input, idempotencyKey }) => setLimit(deps, actor, input, idempotencyKey),
    settleCredit: ({ actor, input, idempotencyKey }) => settleCredit(deps, actor, input, idempotencyKey),
    orderBill: ({ actor, input: { id }, locale }) => readOrderBill(deps.db, actor, id, locale),
    walletEntries: async ({ actor, locale, input: { page = 1, pageSize = PAGE_SIZE.default, ...filters } }) => {
      const found = await readEntries(deps.db, ownMoney(actor), filterOf(filters), { page, pageSize });
      return presentEntries(found, { page, pageSize }, currencyOf(actor), locale);
    },
  } satisfies Handlers;
}

/** `POST /base/v2/agencies/exports/wallet`. */
export function walletExports(deps: Deps): readonly RawRoute[] {
  return [
    exportRoute(deps, {
      kind: 'wallet',
      who: { finance: true },
      summary: 'The wallet’s entries that the filters leave, as an Excel file',
      input: walletExport,
      open: async (actor, filters: WalletExport, locale) => {
        const filter = filterOf(filters);
        const money = ownMoney(actor);
        const rows = eachEntry(deps.db, money, filter);
        const withInvoiceType = await showsInvoiceType(deps.db, actor);
        const { stations } = deps.dictionaries;
        const sheet = { locale, currency: money.currency, withInvoiceType, stations };
        return {
          head: walletHead(sheet, filters.zone || 'UTC'),
          total: await countEntries(deps.db, money, filter),
          batches: cellsOf(rows, (row) => entryCells(row, sheet)),
          days: filters,
        };
      },
    }),
  ];
}

export function registerWalletJobs(deps: Deps): void {
  deps.jobs.work('watch-balances', () => watchBalances(deps));
  deps.jobs.repeat('watch-balances', 1);
}

function filterOf({ from, to, zone, ...rest }: Partial<WalletExport>): EntryFilter {
  return { ...rest, ...instantsOf({ from, to, zone }) };
}
