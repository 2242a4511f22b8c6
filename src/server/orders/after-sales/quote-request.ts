import { VOLUNTARY } from '../../../contract/after-sales.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { TicketChange } from '../../suppliers/booking-supplier.ts';
import { isRefusedBySupplier } from '../../suppliers/supplier-error.ts';
import { parseReason, type Said } from '../../suppliers/supplier-words.ts';
import { quoteDeadline } from '../deadlines.ts';
import { moveOrder } from '../move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow } from '../order-rows.ts';
import { airSupplierOf, findAnyOrder, railwayOf, supplierOf } from '../system-orders.ts';
import { type AfterSalesRow, readAfterSales, ticketsOf } from './child-order.ts';
import { askRefundQuote } from './refund-quotes.ts';
import { leaveToDesk } from './sandbox-desk.ts';
import { type ChangeTerms, writeChangeQuote } from './write-change-quote.ts';
import { writeQuote } from './write-quote.ts';

/** The supplier's reason for refusing or the fault of its offer, else how to store its quote. */
type Answer = { refused: Said } | { write: (tx: Tx, current: OrderRow) => Promise<OrderRow | Refusal> };

interface Asking {
  rejected: OrderStatus;
  /** Whether the supplier quotes it; otherwise the desk does. */
  isSuppliers: (deps: Deps, child: OrderRow, request: AfterSalesRow) => boolean;
  ask: (deps: Deps, child: OrderRow, request: AfterSalesRow) => Promise<Answer>;
}

const ASKING: Partial<Record<OrderStatus, Asking>> = {
  rfd_reviewing: {
    rejected: 'rfd_rejected',
    isSuppliers: (deps, child) => supplierOf(deps, child.supplierId).capabilities.refundQuote,
    ask: askForRefund,
  },
  chg_reviewing: {
    rejected: 'chg_rejected',
    isSuppliers: (deps, child, { supplierQuote }) =>
      supplierQuote !== null && supplierOf(deps, child.supplierId).capabilities.change,
    ask: askForChange,
  },
};

/**
 * Gets a refund or change quoted: by the supplier if it is voluntary and the supplier quotes such, else by the desk. Throws while the
 * supplier cannot be reached: the job is then retried, and an unused quote does no harm.
 */
export async function quoteRequest(deps: Deps, orderId: string): Promise<void> {
  const child = await findAnyOrder(deps, orderId);
  const asking = child && ASKING[child.status];
  const request = asking && (await readAfterSales(deps.db, orderId));
  if (!request) return;
  // Tickets obtained by hand are unknown to the supplier, even if it held the seats for them.
  const isAtSupplier = child.supplierRef !== null && !child.byHand;
  const isSuppliers = isAtSupplier && request.reason === VOLUNTARY && asking.isSuppliers(deps, child, request);
  if (!isSuppliers) return deskJob(deps, orderId);
  const answer = await orRefusal(() => asking.ask(deps, child, request));
  const done = await runSystemCommand(deps, jobOn('quote-request', child), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (!current) return refuse('orderNotFound');
    if ('write' in answer) return answer.write(tx, current);
    const by = child.supplierName || null;
    return moveOrder(tx, deps, current, {
      to: asking.rejected,
      mover: 'supplier',
      by,
      kind: 'supplier',
      ...answer.refused,
    });
  });
  // Withdrawn meanwhile, or quoted by another run of the job.
  if (isRefusal(done) && done.refused !== 'statusConflict')
    throw new Error(`request ${orderId} could not be quoted: ${done.refused}`);
}

async function deskJob(deps: Deps, orderId: string): Promise<void> {
  await deps.db.transaction((tx) => leaveToDesk(tx, deps, orderId));
  deps.jobs.wake();
}

async function orRefusal(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isRefusedBySupplier(error)) return { refused: parseReason(error.message) };
    throw error;
  }
}

async function askForRefund(deps: Deps, child: OrderRow, request: AfterSalesRow): Promise<Answer> {
  const quote = await askRefundQuote(deps, child, request);
  return {
    write: (tx, current) =>
      writeQuote(tx, deps, current, {
        penalty: { amount: quote.penalty, currency: quote.currency },
        expiresAt: acceptableUntil(deps, quote),
        supplierQuote: quote.ref,
        ...bySupplier(child),
      }),
  };
}

/** Queries the option chosen by the agent again: only the supplier's price counts. */
async function askForChange(deps: Deps, child: OrderRow, request: AfterSalesRow): Promise<Answer> {
  const tickets = await ticketsOf(deps.db, child);
  const { supplierQuote } = request;
  if (child.product === 'train') {
    const offer = await railwayOf(deps).changeQuote(child.supplierRef ?? '', tickets, supplierQuote ?? '');
    return { write: (tx, current) => writeChangeQuote(tx, deps, current, termsOf(deps, child, request, offer)) };
  }
  const supplier = airSupplierOf(deps, child.supplierId);
  const { offer, state } = await supplier.retrieveChange(child.supplierRef ?? '', supplierQuote ?? '');
  const isSame = offer.tickets.length === tickets.length && tickets.every((ticket) => offer.tickets.includes(ticket));
  if (state !== 'offered' || !isSame) return { refused: parseReason('offerForOthers') };
  if (new Date(offer.expiresAt) <= deps.clock.now()) return { refused: parseReason('offerExpired') };
  const lines = tickets.flatMap((ticket) => offer.lines[offer.tickets.indexOf(ticket)] ?? []);
  return {
    write: (tx, current) => writeChangeQuote(tx, deps, current, termsOf(deps, child, request, { ...offer, lines })),
  };
}

/** An offer the agent chose, knowing its price unless an expired quote is replaced. */
function termsOf(
  deps: Deps,
  child: OrderRow,
  { isAnew }: AfterSalesRow,
  offer: ChangeTerms['offer'] & Pick<TicketChange, 'ref' | 'expiresAt'>,
): ChangeTerms {
  const { ref: supplierQuote } = offer;
  const expiresAt = acceptableUntil(deps, offer);
  return { offer, expiresAt, supplierQuote, isAgreed: !isAnew, ...bySupplier(child) };
}

function acceptableUntil({ clock }: Pick<Deps, 'clock'>, { expiresAt }: Pick<TicketChange, 'expiresAt'>): Date {
  return quoteDeadline(new Date(expiresAt), clock.now());
}

/** No name where the agency may not see its suppliers. */
function bySupplier({ supplierName }: OrderRow) {
  return { mover: 'supplier', by: supplierName || null, text: null } as const;
}
