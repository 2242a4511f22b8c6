import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { sandboxBookings, sandboxExchanges, sandboxRefunds, sandboxSeats } from '../../db/schema/sandbox.ts';
import type { NewBooking, SandboxBooking, SandboxInventory, SeatClaim } from '../../suppliers/sandbox/inventory.ts';

/** 30 letters and digits without lookalikes. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXYZA';
const LOCATORS = ALPHABET.length ** 6;
/** Coprime to 30⁶, so that 1, 2, 3 … become locators that look random and never repeat. */
const STRIDE = 413_158_511;

/** The sandbox suppliers' storage in the database, shared by all server processes. */
export function sandboxInventory(db: Db): SandboxInventory {
  const find = async (supplierId: string, column: 'locator' | 'idempotencyKey', value: string) => {
    const where = and(eq(sandboxBookings.supplierId, supplierId), eq(sandboxBookings[column], value));
    const [row] = await db.select().from(sandboxBookings).where(where);
    return row ?? null;
  };
  return {
    async soldOn(dates) {
      const rows = await db
        .select()
        .from(sandboxSeats)
        .where(inArray(sandboxSeats.date, [...dates]));
      return new Map(rows.map(({ key, sold }) => [key, sold]));
    },
    book: (booking, instead = []) => bookSeats(db, booking, instead),
    byLocator: (supplierId, locator) => find(supplierId, 'locator', locator),
    byKey: (supplierId, key) => find(supplierId, 'idempotencyKey', key),
    change: (booking, from, change) =>
      db.transaction(async (tx) => {
        const isIt = and(
          eq(sandboxBookings.supplierId, booking.supplierId),
          eq(sandboxBookings.locator, booking.locator),
          inArray(sandboxBookings.state, [...from]),
        );
        const { ticketNumbers, ...rest } = change;
        const set = ticketNumbers ? { ...rest, ticketNumbers: [...ticketNumbers] } : rest;
        const [changed] = await tx.update(sandboxBookings).set(set).where(isIt).returning();
        if (changed && ['cancelled', 'refused', 'voided'].includes(changed.state))
          await releaseSeats(tx, changed.seats);
        return changed ?? null;
      }),
    ...refundBooks(db),
    ...exchangeBooks(db),
    async ticketSerials(count) {
      const { rows } = await db.execute<{ n: string }>(
        sql`select nextval('sandbox_tickets') as n from generate_series(1, ${count}::int)`,
      );
      return rows.map(({ n }) => Number(n));
    },
  };
}

type RefundBooks = Pick<SandboxInventory, 'addRefund' | 'refund' | 'refundsOf' | 'changeRefund'>;

function refundBooks(db: Db): RefundBooks {
  return {
    async addRefund(refund) {
      const [tickets, segments] = [[...refund.tickets], refund.segments && [...refund.segments]];
      await db
        .insert(sandboxRefunds)
        .values({ ...refund, tickets, segments })
        .onConflictDoNothing();
    },
    async refund(ref) {
      const [row] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.ref, ref));
      return row ?? null;
    },
    refundsOf: ({ supplierId, locator }) =>
      db
        .select()
        .from(sandboxRefunds)
        .where(and(eq(sandboxRefunds.supplierId, supplierId), eq(sandboxRefunds.locator, locator))),
    changeRefund: (ref, from, change, released = []) =>
      db.transaction(async (tx) => {
        const isIt = and(eq(sandboxRefunds.ref, ref), inArray(sandboxRefunds.state, [...from]));
        const [changed] = await tx.update(sandboxRefunds).set(change).where(isIt).returning();
        if (changed) await releaseSeats(tx, released);
        return changed ?? null;
      }),
  };
}

type ExchangeBooks = Pick<SandboxInventory, 'addExchanges' | 'exchange' | 'exchangesOf' | 'changeExchange'>;

function exchangeBooks(db: Db): ExchangeBooks {
  const t = sandboxExchanges;
  const ofBooking = ({ supplierId, locator }: { supplierId: string; locator: string }) =>
    and(eq(t.supplierId, supplierId), eq(t.locator, locator));
  return {
    async addExchanges(exchanges, now) {
      const [first] = exchanges;
      if (!first) return;
      await db.delete(t).where(and(ofBooking(first), eq(t.state, 'offered'), lt(t.expiresAt, now)));
      await db.insert(t).values(exchanges.map(({ tickets, ...rest }) => ({ ...rest, tickets: [...tickets] })));
    },
    async exchange(ref) {
      const [row] = await db.select().from(t).where(eq(t.ref, ref));
      return row ?? null;
    },
    exchangesOf: (booking) => db.select().from(t).where(ofBooking(booking)),
    async changeExchange(ref, from, change) {
      const isIt = and(eq(t.ref, ref), inArray(t.state, [...from]));
      const [changed] = await db.update(t).set(change).where(isIt).returning();
      return changed ?? null;
    },
  };
}

/** Carries the refusal out of the transaction, which rolls back only on a throw. */
class SoldOut extends Error {}

async function bookSeats(
  db: Db,
  { seatWishes = null, ...booking }: NewBooking,
  instead: readonly SeatClaim[],
): Promise<SandboxBooking | 'soldOut'> {
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ n: string }>(sql`select nextval('sandbox_locators') as n`);
      const locator = locatorOf(Number(rows[0]?.n));
      const [made] = await tx
        .insert(sandboxBookings)
        .values({
          ...booking,
          ticketNumbers: [...booking.ticketNumbers],
          seatWishes: seatWishes && [...seatWishes],
          locator,
        })
        .onConflictDoNothing({ target: [sandboxBookings.supplierId, sandboxBookings.idempotencyKey] })
        .returning();
      if (!made) return knownBooking(tx, booking);
      await releaseSeats(tx, instead);
      for (const claim of inOrder(booking.seats)) await takeSeats(tx, claim);
      return made;
    });
  } catch (error) {
    if (error instanceof SoldOut) return 'soldOut';
    throw error;
  }
}

async function knownBooking(
  tx: Tx,
  { supplierId, idempotencyKey }: Pick<NewBooking, 'supplierId' | 'idempotencyKey'>,
): Promise<SandboxBooking> {
  const where = and(eq(sandboxBookings.supplierId, supplierId), eq(sandboxBookings.idempotencyKey, idempotencyKey));
  const [known] = await tx.select().from(sandboxBookings).where(where);
  if (!known) throw new Error('a booking was there a moment ago and is gone');
  return known;
}

/** A fixed lock order, against deadlocks between bookings. */
function inOrder(seats: readonly SeatClaim[]): SeatClaim[] {
  return [...seats].sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function takeSeats(tx: Tx, { key, date, seats, given }: SeatClaim): Promise<void> {
  if (seats > given) throw new SoldOut();
  const [taken] = await tx
    .insert(sandboxSeats)
    .values({ key, date, sold: seats })
    .onConflictDoUpdate({
      target: [sandboxSeats.date, sandboxSeats.key],
      set: { sold: sql`${sandboxSeats.sold} + ${seats}` },
      setWhere: sql`${sandboxSeats.sold} + ${seats} <= ${given}`,
    })
    .returning({ key: sandboxSeats.key });
  if (!taken) throw new SoldOut();
}

async function releaseSeats(tx: Tx, claims: readonly SeatClaim[]): Promise<void> {
  for (const { key, date, seats } of inOrder(claims))
    await tx
      .update(sandboxSeats)
      .set({ sold: sql`greatest(0, ${sandboxSeats.sold} - ${seats})` })
      .where(and(eq(sandboxSeats.date, date), eq(sandboxSeats.key, key)));
}

function locatorOf(serial: number): string {
  let rest = Number((BigInt(serial) * BigInt(STRIDE)) % BigInt(LOCATORS));
  let locator = '';
  for (let i = 0; i < 6; i++) {
    locator = (ALPHABET[rest % ALPHABET.length] ?? '') + locator;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return locator;
}
