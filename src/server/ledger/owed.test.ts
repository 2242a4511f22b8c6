import { describe, expect, it } from 'vitest';
import { creditBooks } from '../../../tests/factories/credit-books.ts';
import { closeStatement } from '../../../tests/factories/ledger.ts';
import { readOwed } from './owed.ts';

const [BEFORE, LATER] = ['2026-11-15T00:00:00Z', '2026-12-15T00:00:00Z'];
const { server, own, wallet, due, topUp, pay, refund, settle, statuses, writeOrder, openAgency } = creditBooks();

describe('a statement', () => {
  it('that is settled stays so, whatever the balance is spent on', async () => {
    await pay('1', 100, 'credit');
    await closeStatement(server().deps, own(), BEFORE);
    expect(await statuses()).toEqual([['overdue', 100]]);
    expect(await pay('2', 1, 'credit')).toMatchObject({ refused: 'creditOverdue' });
    await topUp(100, 'A');
    expect(await statuses()).toEqual([['settled', 0]]);
    await topUp(100, 'B');
    await pay('3', 100, 'balance');
    expect(await statuses()).toEqual([['settled', 0]]);
    expect(await pay('4', 1000, 'credit')).toMatchObject({ replayed: false });
    expect(await statuses()).toEqual([['settled', 0]]);
  });

  it('is not settled by a balance that nobody has settled it from', async () => {
    await topUp(100, 'A');
    await pay('1', 100, 'credit');
    await closeStatement(server().deps, own(), BEFORE);
    expect(await statuses()).toEqual([['overdue', 100]]);
    await settle(null);
    expect(await statuses()).toEqual([['settled', 0]]);
  });

  it('is settled oldest first, and what several ask for has one day to begin with', async () => {
    await pay('1', 100, 'credit');
    await closeStatement(server().deps, own(), BEFORE);
    expect(await due()).toEqual({ owed: 100, overdue: 100, dueDay: BEFORE.slice(0, 10) });
    await topUp(40, 'A');
    expect(await due()).toEqual({ owed: 60, overdue: 60, dueDay: BEFORE.slice(0, 10) });
    await refund('1', 10, 'credit');
    await topUp(50, 'B');
    expect(await due()).toEqual({ owed: 0, overdue: 0, dueDay: null });
    await pay('2', 70, 'credit');
    await closeStatement(server().deps, own(), LATER);
    await pay('3', 30, 'credit');
    await closeStatement(server().deps, own(), '2026-12-20T00:00:00Z');
    expect(await due()).toEqual({ owed: 100, overdue: 0, dueDay: LATER.slice(0, 10) });
  });
});

describe('a statement and money that comes back to the line', () => {
  it('stays owed when what comes back was charged after it, and is settled by a top-up then', async () => {
    await pay('1', 400, 'credit');
    await closeStatement(server().deps, own(), LATER);
    await pay('2', 300, 'credit');
    await refund('2', 300, 'credit');
    expect(await statuses()).toEqual([['due', 400]]);
    expect(await due()).toMatchObject({ owed: 400 });
    await refund('1', 150, 'credit');
    expect(await statuses()).toEqual([['due', 250]]);
    await topUp(250, 'A');
    expect(await statuses()).toEqual([['settled', 0]]);
    expect(await wallet()).toMatchObject({ balance: 0, creditUsed: 0 });
  });

  it('counts what comes back of a booking that it stood for first, and of its change not at all', async () => {
    const booking = await writeOrder(null);
    const [change, back] = [await writeOrder(booking), await writeOrder(booking)];
    await pay(booking, 400, 'credit');
    await pay('other', 200, 'credit');
    await closeStatement(server().deps, own(), LATER);
    await pay(change, 100, 'credit');
    await refund(back, 450, 'credit');
    expect(await statuses()).toEqual([['due', 200]]);
    expect(await wallet()).toMatchObject({ creditUsed: 250 });
    await closeStatement(server().deps, own(), LATER);
    expect(await statuses()).toEqual([
      ['due', 250],
      ['due', 200],
    ]);
  });

  it('is owed the same, whether it is asked about alone or with others, of other agencies too', async () => {
    const ids: string[] = [];
    const close = async () => ids.push((await closeStatement(server().deps, own(), LATER)) ?? '');
    for (const charge of [400, 150]) {
      const booking = await writeOrder(null);
      await pay(booking, charge, 'credit');
      await close();
      await pay(await writeOrder(booking), 50, 'credit');
      await close();
      await refund(await writeOrder(booking), charge - 20, 'credit');
      await close();
      await openAgency();
    }
    const { db } = server().deps;
    const together = await readOwed(db, ids);
    expect([...together.values()].filter((owed) => owed > 0).length).toBeGreaterThan(3);
    for (const id of ids) expect(await readOwed(db, [id])).toEqual(new Map([[id, together.get(id)]]));
    expect(ids.map((id) => together.get(id))).toEqual([20, 70, 70, 20, 70, 70]);
  });

  it('never asks for more than is in use, though more comes back of a booking than was charged for it', async () => {
    await pay('1', 400, 'credit');
    await closeStatement(server().deps, own(), LATER);
    await pay('2', 300, 'credit');
    // A change of it was paid another way.
    await refund('2', 350, 'credit');
    expect(await wallet()).toMatchObject({ creditUsed: 350 });
    expect(await due()).toMatchObject({ owed: 350 });
    expect(await topUp(400, 'A')).toMatchObject({ replayed: false });
    expect(await wallet()).toMatchObject({ balance: 50, creditUsed: 0 });
  });
});
