// Runs every suite and ends with one line, `N passed, N failed`, over all of them.
//   node tests/tools/run-all.ts            everything: checks, unit and server tests, build, browser tests
//   node tests/tools/run-all.ts checks     only the quick checks
//   node tests/tools/run-all.ts long       soak: everything that the tests sample, with random seeds and without retries
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { measurePatience } from './run-mode.ts';
import {
  type Count,
  countPlaywright,
  countVitest,
  failuresOf,
  flakyOfPlaywright,
  flakyOfVitest,
  type PlaywrightReport,
  settle,
  total,
  type VitestReport,
} from './suites.ts';

interface Suite {
  name: string;
  command: string[];
  env?: Record<string, string | undefined>;
  /** Parses the suite's report; a suite without one counts as one test by its exit code. */
  report?: (text: string) => Count;
  reportFile?: string;
}

const REPORTS = 'test-results/reports';
/** Failed unit and server tests, a line each; the browser tests list theirs themselves. */
const failures: string[] = [];
/** Tests that passed only on a retry, a line each: they count as passed, but their cause needs fixing. */
const flaky: string[] = [];

const CHECKS: Suite[] = [
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'] },
  { name: 'types of the worker', command: ['tsc', '--noEmit', '-p', 'src/client/worker/tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'ci', '--config-path=.biome.json'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'translations', command: ['node', 'tests/tools/check-translations.ts'] },
];

function vitestSuite(name: string, args: string[], env?: Suite['env']): Suite {
  const reportFile = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...args,
    ],
    env,
    reportFile,
    report: (text) => {
      const vitest: VitestReport = JSON.parse(text);
      for (const line of failuresOf(vitest)) failures.push(`✗ ${line}`);
      flaky.push(...flakyOfVitest(vitest));
      return countVitest(vitest);
    },
  };
}

/**
 * Tests that can differ by engine, which a run on a given PostgreSQL repeats on the embedded one: locks, sums and notifications. Browser
 * tests and those with their own cluster always use that one.
 */
const BY_ENGINE = [
  'src/server/ledger/',
  'src/server/events/',
  'tests/server/money-races',
  'tests/server/two-servers',
  'tests/server/used-keys',
];

function testSuites(): Suite[] {
  const isGiven = Boolean(process.env.DATABASE_URL);
  const embedded = vitestSuite('server tests by engine', ['--project=server', ...BY_ENGINE], {
    DATABASE_URL: undefined,
  });
  return [
    vitestSuite('unit and server tests', []),
    ...(isGiven ? [embedded] : []),
    { name: 'build', command: ['npm', 'run', 'build'] },
    { name: 'sizes', command: ['node', 'tests/bench/run.ts', 'sizes'], env: { DATABASE_URL: undefined } },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
      env: { DATABASE_URL: undefined, CHROMIUM_PATH: ensureChromium() },
      reportFile: `${REPORTS}/browser-tests.json`,
      report: (text) => {
        const playwright: PlaywrightReport = JSON.parse(text);
        flaky.push(...flakyOfPlaywright(playwright));
        return countPlaywright(playwright);
      },
    },
  ];
}

async function runSuite(suite: Suite): Promise<Count> {
  const startedAt = performance.now();
  process.stdout.write(`\n── ${suite.name}\n`);
  if (suite.reportFile) rmSync(suite.reportFile, { force: true });
  const exitCode = await execute(suite);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const count = suite.report
    ? settle(readReport(suite), exitCode)
    : { passed: exitCode ? 0 : 1, failed: exitCode ? 1 : 0 };
  process.stdout.write(`── ${suite.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s\n`);
  return count;
}

function readReport(suite: Suite): Count | null {
  const { reportFile, report } = suite;
  return reportFile && report && existsSync(reportFile) ? report(readFileSync(reportFile, 'utf8')) : null;
}

function execute({ command, env }: Suite): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

mkdirSync(REPORTS, { recursive: true });
const [, , part] = process.argv;
process.env.TEST_PATIENCE ??= String(measurePatience());
if (part === 'long') process.env.TEST_LONG = '1';
const suites = part === 'checks' ? CHECKS : part === 'long' ? testSuites() : [...CHECKS, ...testSuites()];
process.stdout.write(`time-outs are multiplied by ${process.env.TEST_PATIENCE}\n`);
const counts: { name: string; count: Count }[] = [];
for (const suite of suites) counts.push({ name: suite.name, count: await runSuite(suite) });

if (flaky.length > 0)
  process.stdout.write(`\nflaky, passed at a retry:\n${flaky.map((line) => `  ${line}\n`).join('')}`);
process.stdout.write(`\n${failures.map((line) => `${line}\n`).join('')}`);
for (const { name, count } of counts)
  process.stdout.write(`${count.failed === 0 ? '✓' : '✗'} ${name}: ${count.passed} passed, ${count.failed} failed\n`);
const { passed, failed } = total(counts.map(({ count }) => count));
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
