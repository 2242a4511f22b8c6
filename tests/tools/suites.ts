/** How a suite ended. A check counts as one test; a suite with cases counts each of them. */
export interface Count {
  passed: number;
  failed: number;
}

/** What the reports of the two runners say, as far as it is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: Assertion[] }[];
}
interface Assertion {
  status: string;
  fullName: string;
  failureMessages?: string[] | null;
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A test that was skipped has shown nothing, so it counts as failed; so does a file that did not load. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length,
  };
}

/** A line for each test that failed: its file, its name and how its message begins, since a long log may be cut. */
export function failuresOf(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const [message = ''] = failureMessages?.[0]?.split('\n') ?? [];
        return `${name.slice(name.search(/(src|tests)\//))} > ${fullName}: ${message.slice(0, 200)}`;
      }),
  );
}

/** A test that passed only at the second try counts as failed, as a skipped one does. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** The count of one suite by what it reported and by its exit code: neither silence nor a crash passes. */
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
