// `npm run mutate`: small faults are put into the rules one at a time, and the tests are asked whether they notice.
//   npm run mutate                                   rules that need no database
//   npm run mutate -- --mutate src/contract/money.ts one file of them

/** Rules of the contract, of what is kept on a device, and the steps of booking, paying and leaving. */
const RULES = [
  'src/contract/{client-price,client-prices,dates,draft-merge,flight-order-states,format-values,group-order-states}.ts',
  'src/contract/{id-card,journey-rules,mask-number,merge-content,money,passengers,statement-periods,top-up-amount,voyage-rules}.ts',
  'src/server/ledger/rules.ts',
  'src/client/booking/**/*.ts',
  'src/client/offline/{drafts,outbox}/**/*.ts',
  'src/client/api/{account,kept-session,session,store}*.ts',
];

export default {
  mutate: [...RULES, '!src/**/*.test.ts', '!src/**/sample-*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A fault in what is made once when a module is loaded would need every test to be run for it.
  ignoreStatic: true,
  // Words for people and for logs are nobody's rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportMutants: true },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/mutating',
  thresholds: { high: 90, low: 85, break: 85 },
  // Its rewriting of the settings asks for an interface that TypeScript 7 has no more; the tests run without them.
  tsconfigFile: 'none',
  ignorePatterns: ['/dist', '/test-results', '/data', '/docs', '/tests/e2e', '/tests/bench'],
  plugins: ['@stryker-mutator/vitest-runner'],
};
