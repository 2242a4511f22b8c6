import type {
  NewBooking,
  SandboxBooking,
  SandboxExchange,
  SandboxInventory,
  SandboxRefund,
} from '../../src/server/suppliers/sandbox/inventory.ts';

/** The sandbox's inventory in memory, for tests of the suppliers alone. */
export function memoryInventory(): SandboxInventory {
  const bookings: SandboxBooking[] = [];
  const refunds = new Map<string, SandboxRefund>();
  const exchanges = new Map<string, SandboxExchange>();
  const sold = new Map<string, number>();
  let serial = 0;
  const move = (booking: NewBooking, sign: 1 | -1) => {
    for (const { key, seats } of booking.seats) sold.set(key, (sold.get(key) ?? 0) + sign * seats);
  };
  return {
    soldOn: async () => new Map(sold),
    async book(booking) {
      const known = bookings.find((b) => b.idempotencyKey === booking.idempotencyKey);
      if (known) return known;
      if (booking.seats.some(({ key, seats, given }) => (sold.get(key) ?? 0) + seats > given)) return 'soldOut';
      move(booking, 1);
      const made = { ...booking, locator: `LOC${String(bookings.length + 100)}` };
      bookings.push(made);
      return made;
    },
    byLocator: async (supplierId, locator) =>
      bookings.find((b) => b.supplierId === supplierId && b.locator === locator) ?? null,
    byKey: async (supplierId, key) =>
      bookings.find((b) => b.supplierId === supplierId && b.idempotencyKey === key) ?? null,
    async change(booking, from, change) {
      const index = bookings.findIndex((b) => b.locator === booking.locator);
      const current = bookings[index];
      if (!current || !from.includes(current.state)) return null;
      const changed = { ...current, ...change };
      bookings[index] = changed;
      if (['cancelled', 'refused', 'voided'].includes(changed.state)) move(current, -1);
      return changed;
    },
    addRefund: async (refund) => void refunds.set(refund.ref, refund),
    refund: async (ref) => refunds.get(ref) ?? null,
    refundsOf: async ({ locator }) => [...refunds.values()].filter((refund) => refund.locator === locator),
    async changeRefund(ref, from, change) {
      const current = refunds.get(ref);
      if (!current || !from.includes(current.state)) return null;
      const changed = { ...current, ...change };
      refunds.set(ref, changed);
      return changed;
    },
    async addExchanges(made) {
      for (const exchange of made) exchanges.set(exchange.ref, exchange);
    },
    exchange: async (ref) => exchanges.get(ref) ?? null,
    exchangesOf: async ({ locator }) => [...exchanges.values()].filter((exchange) => exchange.locator === locator),
    async changeExchange(ref, from, change) {
      const current = exchanges.get(ref);
      if (!current || !from.includes(current.state)) return null;
      const changed = { ...current, ...change };
      exchanges.set(ref, changed);
      return changed;
    },
    async ticketSerials(count) {
      return Array.from({ length: count }, () => ++serial);
    },
  };
}
