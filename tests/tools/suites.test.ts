import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, failuresOf, flakyOfPlaywright, flakyOfVitest, settle, total } from './suites.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe('counting suites', () => {
  it('counts skipped, planned and unloadable tests as failed', () => {
    expect(countVitest(vitest)).toEqual({ passed: 5, failed: 0 });
    expect(
      countVitest({
        ...vitest,
        numPendingTests: 1,
        numTodoTests: 1,
        testResults: [{ name: '/x/src/a.test.ts', status: 'failed', assertionResults: [] }],
      }),
    ).toEqual({ passed: 5, failed: 3 });
  });

  it('names what failed, by file and by what was wrong', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'takes away', failureMessages: ['AssertionError: expected 1 to be 2\n  at x'] },
    ];
    const testResults = [{ name: '/x/src/a.test.ts', status: 'failed', assertionResults }];
    expect(failuresOf({ ...vitest, testResults })).toEqual([
      'src/a.test.ts > takes away: AssertionError: expected 1 to be 2',
    ]);
  });

  it('names the files that did not run, or not all, with what their set-up said', () => {
    const left = [
      { status: 'passed', fullName: 'adds' },
      { status: 'skipped', fullName: 'takes away' },
      { status: 'pending', fullName: 'divides' },
    ];
    const testResults = [
      { name: '/x/tests/a.test.ts', status: 'failed', message: 'Hook timed out\n  at x', assertionResults: left },
      { name: '/x/src/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ];
    expect(failuresOf({ ...vitest, testResults })).toEqual([
      'tests/a.test.ts: 2 tests did not run: Hook timed out',
      'src/b.test.ts: 0 tests did not run: No such module',
    ]);
  });

  it('counts what passed at a retry as passed, and what was skipped as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, errors: [], suites: [] })).toEqual({ passed: 4, failed: 2 });
  });

  it('names what passed only at a retry, by what its first try said', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'passed', fullName: 'waits', failureMessages: ['Error: too late\n  at x'] },
      { status: 'failed', fullName: 'takes away', failureMessages: ['Error: wrong'] },
    ];
    const testResults = [{ name: '/x/src/a.test.ts', status: 'failed', assertionResults }];
    expect(flakyOfVitest({ ...vitest, testResults })).toEqual(['src/a.test.ts > waits: Error: too late']);

    const [quiet, late] = [
      { projectName: 'phone-en', status: 'expected', results: [{}] },
      {
        projectName: 'desktop-en',
        status: 'flaky',
        results: [{ error: { message: '\u001b[31mError: no button\u001b[39m\n at y' } }, {}],
      },
    ];
    const inner = { file: 'train.spec.ts', specs: [{ title: 'books', tests: [quiet, late] }] };
    expect(flakyOfPlaywright({ suites: [{ file: 'train.spec.ts', specs: [], suites: [inner] }] })).toEqual([
      '[desktop-en] train.spec.ts > books: Error: no button',
    ]);
  });

  it('does not take silence or a crash for success', () => {
    expect(settle(null, 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
    expect(settle({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 });
    expect(settle({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 });
  });

  it('adds suites up', () => {
    expect(
      total([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
