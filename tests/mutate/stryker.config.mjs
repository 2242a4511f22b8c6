// `npm run mutate`: makes small faults in the rules, one at a time, and reports whether the tests notice.
//   npm run mutate                                   rules that need no database
//   npm run mutate -- --mutate src/contract/money.ts one file of them

/** Rules of the contract, of what a device stores, and the steps of booking, paying and leaving. */
const RULES = [
  'src/contract/{client-price,client-prices,dates,draft-merge,flight-order-states,format-values,group-order-states}.ts',
  'src/contract/{id-card,journey-rules,mask-number,merge-content,money,passengers,statement-periods,top-up-amount,voyage-rules}.ts',
  'src/server/ledger/rules.ts',
  'src/client/booking/**/*.ts',
  'src/client/offline/{drafts,outbox}/**/*.ts',
  'src/client/api/{account,stored-session,session,store}*.ts',
];

export default {
  mutate: [...RULES, '!src/**/*.test.ts', '!src/**/sample-*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A fault in code that runs when a module loads would need every test to run.
  ignoreStatic: true,
  // Texts for users and logs are not rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportMutants: true },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutating',
  thresholds: { high: 90, low: 85, break: 85 },
  // Its rewriting of the settings needs an interface that TypeScript 7 lacks; the tests run without them.
  tsconfigFile: 'none',
  ignorePatterns: ['/dist', '/test-results', '/data', '/docs', '/tests/e2e', '/tests/bench'],
  plugins: ['@stryker-mutator/vitest-runner'],
};
