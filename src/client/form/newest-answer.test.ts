import { expect, it } from 'vitest';
import { newestAnswer } from './newest-answer.ts';

/** A check that resolves on command. */
function slowCheck() {
  const newest = newestAnswer<string>();
  const answers = new Map<string, (errors: string) => void>();
  return {
    answers,
    check: (typed: string) => newest(() => new Promise<string>((resolve) => answers.set(typed, resolve))),
  };
}

it('of a check that was overtaken is that of what was typed since', async () => {
  const { check, answers } = slowCheck();
  const [first, second] = [check('A'), check('AB')];
  answers.get('AB')?.('all is well');
  expect(await second).toBe('all is well');
  answers.get('A')?.('something is missing');
  expect(await first).toBe('all is well');
});

it('waits for the newest where that takes longer', async () => {
  const { check, answers } = slowCheck();
  const [first, second] = [check('A'), check('AB')];
  answers.get('A')?.('something is missing');
  answers.get('AB')?.('all is well');
  expect(await Promise.all([first, second])).toEqual(['all is well', 'all is well']);
});
