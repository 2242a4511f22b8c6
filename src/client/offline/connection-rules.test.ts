import { describe, expect, test } from 'vitest';
import { connectionOf, isReachable, isSlowNetwork, probeWait } from './connection-rules.ts';

describe('the connection', () => {
  test.each([
    { facts: { hasNetwork: true, answers: null, isSlow: false }, state: 'online' },
    { facts: { hasNetwork: true, answers: true, isSlow: true }, state: 'slow' },
    { facts: { hasNetwork: true, answers: false, isSlow: true }, state: 'server-down' },
    { facts: { hasNetwork: false, answers: true, isSlow: false }, state: 'offline' },
    { facts: { hasNetwork: false, answers: false, isSlow: false }, state: 'offline' },
  ])('is $state for $facts', ({ facts, state }) => expect(connectionOf(facts)).toBe(state));

  test('lets calls through while the server answers, however slowly', () => {
    expect((['online', 'slow', 'offline', 'server-down'] as const).filter(isReachable)).toEqual(['online', 'slow']);
  });

  test('is slow on second-generation networks and where data are to be saved; unknown networks are not', () => {
    expect(
      [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true, effectiveType: '4g' }].every(
        isSlowNetwork,
      ),
    ).toBe(true);
    expect([undefined, {}, { effectiveType: '3g' }].some(isSlowNetwork)).toBe(false);
  });

  test('is looked for ever more rarely, at least every 12.5 seconds, and never by all at once', () => {
    expect([1, 2, 3, 4, 5, 60].map((failures) => probeWait(failures, 0.5))).toEqual([
      1000, 2000, 4000, 8000, 10_000, 10_000,
    ]);
    expect(probeWait(9, 0)).toBe(7500);
    expect(probeWait(9, 1)).toBe(12_500);
  });
});
