// Measures the figures of README.md beside this file and reports whether each is within its limit.
//   npm run bench              all of them
//   npm run bench -- start     only those whose name contains "start"
import { existsSync } from 'node:fs';
import { afterSales } from './after-sales.ts';
import { dictionary } from './dictionary.ts';
import { documents } from './documents.ts';
import type { Bench, Figure } from './figure.ts';
import { firstOffers } from './first-offers.ts';
import { groupGrid } from './group-grid.ts';
import { keystroke } from './keystroke.ts';
import { liveStatus } from './live-status.ts';
import { memory } from './memory.ts';
import { orderFilters } from './order-filters.ts';
import { orderRate } from './order-rate.ts';
import { ordersList } from './orders-list.ts';
import { paymentRace } from './payment-race.ts';
import { productShare } from './product-share.ts';
import { results } from './results.ts';
import { searchCurve } from './search-curve.ts';
import { secondStart } from './second-start.ts';
import { sizes } from './sizes.ts';
import { ledgerSoak } from './soak/ledger-soak.ts';
import { soak } from './soak/soak.ts';
import { startup } from './startup.ts';
import { statementExport } from './statement-export.ts';
import { trainSearch } from './train-search.ts';
import { walletPayments } from './wallet-payments.ts';

const BENCHES: Bench[] = [
  documents,
  secondStart,
  memory,
  firstOffers,
  liveStatus,
  results,
  keystroke,
  groupGrid,
  dictionary,
  orderRate,
  afterSales,
  searchCurve,
  ordersList,
  orderFilters,
  paymentRace,
  walletPayments,
  sizes,
  startup,
  soak,
  ledgerSoak,
  statementExport,
  trainSearch,
  productShare,
];

if (!existsSync('dist/server/main.js')) throw new Error('Build first: npm run build');
const wanted = process.argv[2] ?? '';
const figures: Figure[] = [];
// A bench named in full is run alone.
const chosen = BENCHES.filter(({ name }) => name === wanted);
for (const bench of chosen.length > 0 ? chosen : BENCHES.filter(({ name }) => name.includes(wanted))) {
  process.stderr.write(`${bench.name} …\n`);
  figures.push(...(await bench.measure()));
}

process.stdout.write('| What | Measured | Limit | |\n|---|---|---|---|\n');
for (const { what, measured, unit, limit, goal = null, atLeast } of figures) {
  const kept = limit === null || (atLeast ? measured >= limit : measured <= limit);
  const bound = limit === null ? 'watched' : `${atLeast ? '≥' : '≤'} ${limit} ${unit}`;
  const verdict = !kept ? '**missed**' : goal !== null && measured > goal ? `above the goal of ${goal} ${unit}` : 'ok';
  process.stdout.write(`| ${what} | ${measured} ${unit} | ${bound} | ${verdict} |\n`);
  if (!kept) process.exitCode = 1;
}
