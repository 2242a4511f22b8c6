import { stripVTControlCharacters } from 'node:util';

/** A suite's result. A check counts as one test; a suite with cases counts each of them. */
export interface Count {
  passed: number;
  failed: number;
}

/** The counted parts of the two runners' reports. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[];
}
interface Assertion {
  status: string;
  fullName: string;
  failureMessages?: string[] | null;
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { error?: { message?: string } }[];
}

/** A skipped test counts as failed, since it proves nothing; so does a file that did not load. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length,
  };
}

/**
 * A line per failed test: file, name and the beginning of its message, since a long log may be cut. A test that did not run is named by its
 * file, with its set-up's error.
 */
export function failuresOf(report: VitestReport): string[] {
  return [...linesOf(report, ({ status }) => status === 'failed'), ...report.testResults.flatMap(notRun)];
}

function notRun({ name, status, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const left = assertionResults.filter((assertion) => !['passed', 'failed'].includes(assertion.status)).length;
  const isBroken = status === 'failed' && assertionResults.length === 0;
  return left > 0 || isBroken ? [`${shortened(name)}: ${left} tests did not run: ${firstLine(message)}`] : [];
}

/** A file's path relative to the project's root. */
const shortened = (name: string) => name.slice(name.search(/(src|tests)\//));

/** A line per test that passed only on a retry, with its first error. */
export function flakyOfVitest(report: VitestReport): string[] {
  return linesOf(report, ({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0);
}

function linesOf(report: VitestReport, isMeant: (assertion: Assertion) => boolean): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isMeant)
      .map(({ fullName, failureMessages }) => `${shortened(name)} > ${fullName}: ${firstLine(failureMessages?.[0])}`),
  );
}

/** A test that passed on a retry counts as passed and is listed by `flakyOfPlaywright`; a skipped one counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

export function flakyOfPlaywright({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName, results }) => {
          const message = results.find(({ error }) => error)?.error?.message;
          return `[${projectName}] ${file} > ${title}: ${firstLine(message)}`;
        }),
    ),
    ...flakyOfPlaywright({ suites: inner }),
  ]);
}

function firstLine(message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return line.slice(0, 200);
}

/** A suite's count by its report and exit code: neither silence nor a crash passes. */
export function settle(count: Count | null, exitCode: number): Count {
  const { passed, failed } = count ?? { passed: 0, failed: 0 };
  const silent = passed + failed === 0;
  const crashed = exitCode !== 0 && failed === 0;
  return { passed, failed: failed + (silent || crashed ? 1 : 0) };
}

export function total(counts: readonly Count[]): Count {
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  });
}
