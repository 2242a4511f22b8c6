import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoAnswer, reopening } from './reopening.ts';

const PATIENCE_MS = 1000;

/** A database whose connections the test ends; written data stay. */
function database() {
  const held = new Map<string, number>();
  const connections: { id: number; left: boolean }[] = [];
  /** How calls on a connection end. */
  const fate = new Map<number, 'silent' | DOMException>();
  const ask = reopening({
    open: () => {
      const connection = { id: connections.length, left: false };
      connections.push(connection);
      return connection;
    },
    leave: (connection) => {
      connection.left = true;
    },
    patienceMs: PATIENCE_MS,
  });
  const call = <T>(work: () => T): Promise<T> =>
    ask(async ({ id }) => {
      const end = fate.get(id);
      if (end === 'silent') return new Promise<T>(() => undefined);
      if (end) throw end;
      return work();
    });
  return {
    held,
    connections,
    fate,
    get: (key: string) => call(() => held.get(key)),
    set: (key: string, value: number) => call(() => void held.set(key, value)),
  };
}

const lost = () => new DOMException('Connection to Indexed Database server lost', 'UnknownError');

describe('a connection to the device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['has lost its server', lost()],
    ['was closed', new DOMException('The database connection is closing', 'InvalidStateError')],
  ])('that %s is made anew at once', async (_, error) => {
    const { set, get, fate, connections } = database();
    await set('a', 1);
    fate.set(0, error);
    expect(await get('a')).toBe(1);
    expect(connections).toEqual([
      { id: 0, left: true },
      { id: 1, left: false },
    ]);
  });

  test('that does not answer any more is made anew, and what was asked is asked again', async () => {
    const { set, get, fate, connections } = database();
    await set('a', 1);
    fate.set(0, 'silent');
    const found = get('a');
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await found).toBe(1);
    expect(connections).toHaveLength(2);
    expect(connections[0]?.left).toBe(true);
  });

  test('that is made anew writes in the order in which it was asked to', async () => {
    const { set, held, fate } = database();
    await set('a', 0);
    fate.set(0, 'silent');
    const first = set('a', 1);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS / 2);
    const second = set('a', 2);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS / 2);
    const third = set('a', 3);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await Promise.all([first, second, third]);
    expect(held.get('a')).toBe(3);
  });

  test('that never came to be is waited for once, and made anew for whoever asks next', async () => {
    const { set, get, fate } = database();
    fate.set(0, 'silent');
    const refused = set('a', 1).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await refused).toBeInstanceOf(NoAnswer);
    await set('a', 2);
    expect(await get('a')).toBe(2);
  });

  test.each(['QuotaExceededError', 'SecurityError'])('lives on where it refuses by a %s', async (name) => {
    const { set, fate, connections } = database();
    fate.set(0, new DOMException('refused', name));
    await expect(set('a', 1)).rejects.toThrow('refused');
    expect(connections).toEqual([{ id: 0, left: false }]);
  });

  test('is given up once for all that waited for it, and tells where the next one is dead as well', async () => {
    const { set, get, fate, connections } = database();
    await set('a', 1);
    fate.set(0, lost()).set(1, lost());
    await expect(Promise.all([get('a'), get('a')])).rejects.toThrow('server lost');
    expect(connections).toHaveLength(3);
    expect(await get('a')).toBe(1);
  });
});
