import { eq } from 'drizzle-orm';
import type { DeskGroupQuoteInput, QuotedOption } from '../../../contract/group-desk.ts';
import { PAYMENT_STAGES, type PaymentStage } from '../../../contract/group-order-states.ts';
import type { GroupOption, GroupParty } from '../../../contract/group-orders.ts';
import type { Currency } from '../../../contract/money.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { groupOrders } from '../../db/schema/groups.ts';
import type { Deps } from '../../deps.ts';
import { scheduleClosing } from '../close-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { endOfDeparture, onDaysOf, otherDays, quotedDayFaults } from './group-days.ts';
import type { Group, GroupRow } from './group-rows.ts';

type Fields = Record<string, string>;
export type Quote = Pick<DeskGroupQuoteInput, 'validUntil' | 'options' | 'remark' | 'version'>;

/**
 * Quotes a group: the agency may take one of the options until the quote ends. A quote that was not confirmed yet is replaced by one that
 * knows it; its options have other ids, so that nobody confirms one unseen. Refuses with statusConflict, with staleVersion, and with badInput where
 * the airline is none, days are not those that the agency takes, deadlines are not one after the other, end after the day of departure, or instalments leave nothing for the final
 * payment. The caller holds the order's lock.
 */
export async function quoteGroup(
  tx: Tx,
  deps: Deps,
  { order, group }: Group,
  quote: Quote,
  by: string,
): Promise<OrderRow | Refusal> {
  const isAgain = order.status === 'to_be_confirm';
  if (isAgain && quote.version !== order.version)
    return refuse(quote.version === undefined ? 'statusConflict' : 'staleVersion');
  const fields = faultsOf(deps, quote, group);
  if (Object.keys(fields).length > 0) return refuse('badInput', { fields });
  const last = Number(group.options.at(-1)?.id ?? 0);
  const options = quote.options.map((option, i) => optionOf(option, String(last + i + 1), group, order.currency));
  await tx.update(groupOrders).set({ options }).where(eq(groupOrders.orderId, order.id));
  const moved = await moveOrder(tx, deps, order, {
    to: 'to_be_confirm',
    mover: 'desk',
    by,
    text: quote.remark || null,
    changes: { payBy: new Date(quote.validUntil) },
  });
  if (!isRefusal(moved)) await scheduleClosing(tx, deps, moved);
  return moved;
}

function totalOf({ prices }: QuotedOption, party: GroupParty): number {
  return prices.adult * party.adult + prices.child * party.child + prices.infant * party.infant;
}

function faultsOf(deps: Pick<Deps, 'clock' | 'dictionaries'>, { validUntil, options }: Quote, group: GroupRow): Fields {
  const fields: Fields = {};
  if (new Date(validUntil) <= deps.clock.now()) fields['validUntil'] = 'deadlinePast';
  for (const [i, option] of options.entries()) {
    const at = `options[${i}]`;
    for (const [path, fault] of Object.entries(quotedDayFaults(deps, group, option.dates)))
      fields[`${at}.${path}`] = fault;
    const end = endOfDeparture(deps, onDaysOf(group.journeys, option));
    const deadlines = [
      ...option.instalments.map(({ payBy }, j) => ({ field: `${at}.instalments[${j}].payBy`, payBy })),
      { field: `${at}.lastPayBy`, payBy: option.lastPayBy },
    ];
    let before = validUntil;
    for (const { field, payBy } of deadlines) {
      if (payBy <= before) fields[field] = 'deadlineOrder';
      else if (new Date(payBy) >= end) fields[field] = 'deadlineAfterDeparture';
      before = payBy;
    }
    const parts = option.instalments.reduce((sum, { amount }) => sum + amount, 0);
    const total = totalOf(option, group.party);
    const isPriced = Number.isSafeInteger(total) && total > 0;
    if (!isPriced) fields[`${at}.prices.adult`] = 'invalidAmount';
    else if (total <= parts)
      fields[`${at}.instalments[${option.instalments.length - 1}].amount`] = 'instalmentsTooHigh';
    if (!deps.dictionaries.airlines.has(option.airline)) fields[`${at}.airline`] = 'unknownAirline';
  }
  return fields;
}

function optionOf(
  option: QuotedOption,
  id: string,
  { journeys, party }: Pick<GroupRow, 'journeys' | 'party'>,
  currency: Currency,
): GroupOption {
  const money = (amount: number) => ({ amount, currency });
  const { airline, flights, prices, instalments, lastPayBy } = option;
  const total = totalOf(option, party);
  const parts = instalments.reduce((sum, { amount }) => sum + amount, 0);
  const due = (stage: PaymentStage, amount: number, payBy: string) => ({ stage, amount: money(amount), payBy });
  return {
    id,
    airline,
    flights,
    ...otherDays(journeys, option.dates),
    prices: {
      adult: party.adult > 0 ? money(prices.adult) : null,
      child: party.child > 0 ? money(prices.child) : null,
      infant: party.infant > 0 ? money(prices.infant) : null,
    },
    total: money(total),
    payments: [
      ...instalments.map(({ amount, payBy }, i) => due(PAYMENT_STAGES[i] ?? 'last', amount, payBy)),
      due('last', total - parts, lastPayBy),
    ],
  };
}
