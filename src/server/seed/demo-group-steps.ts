import type { QuotedOption } from '../../contract/group-desk.ts';
import type { PaymentStage } from '../../contract/group-order-states.ts';
import type { GroupOrder } from '../../contract/group-orders.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { groupOrderRoutes } from '../features/group-orders/routes.ts';
import { closeOverdueOrder } from '../orders/close-order.ts';
import { callOf, must } from './demo-calls.ts';
import { seededDraw } from './order-history-chance.ts';
import { partyOf } from './order-history-people.ts';
import type { Market } from './order-history-routes.ts';

const DAY_MS = 24 * 60 * 60_000;
export const DEMO_PARTY = { adult: 4, child: 0, infant: 0 };
/** Minor units of the agency's currency. */
const [FARE, INSTALMENT] = [60_000, 20_000];

interface Turn {
  deps: Deps;
  agent: Actor;
  desk: Actor;
  market: Market;
  order: GroupOrder;
  id: string;
  /** Unique to this call. */
  key: string;
}
type TakeStep = (turn: Turn) => Promise<GroupOrder>;

const inDays = (deps: Deps, days: number) => new Date(deps.clock.now().getTime() + days * DAY_MS).toISOString();

function optionOf({ deps, order }: Turn, airline: string, instalments: number): QuotedOption {
  const [journey] = order.journeys;
  return {
    airline,
    flights: `${airline} ${journey?.origin}–${journey?.destination}`,
    prices: { adult: FARE, child: FARE, infant: FARE / 10 },
    instalments: Array.from({ length: instalments }, (_, i) => ({ amount: INSTALMENT, payBy: inDays(deps, 3 + i) })),
    lastPayBy: inDays(deps, 9),
  };
}

const quote: TakeStep = async (turn) => {
  const { deps, desk, id, key } = turn;
  const input = { id, validUntil: inDays(deps, 2), options: [optionOf(turn, 'MU', 3), optionOf(turn, 'CZ', 0)] };
  return must(await groupOrderRoutes(deps).deskQuoteGroup(callOf<'deskQuoteGroup'>(desk, input, key))).order;
};

const confirm: TakeStep = async ({ deps, agent, order, id, key }) => {
  const [chosen] = order.options;
  if (!chosen) throw new Error('the group has no option');
  const input = { id, option: chosen.id, total: chosen.total };
  return must(await groupOrderRoutes(deps).confirmGroupOrder(callOf<'confirmGroupOrder'>(agent, input, key)));
};

const giveSeats: TakeStep = async ({ deps, desk, id, key }) => {
  const input = { id, pnr: `G${id.slice(-5)}` };
  return must(await groupOrderRoutes(deps).deskGroupSeats(callOf<'deskGroupSeats'>(desk, input, key))).order;
};

const pay =
  (stage: PaymentStage): TakeStep =>
  async ({ deps, agent, order, id, key }) => {
    const amount = order.payments.find((due) => due.stage === stage)?.amount;
    if (!amount) throw new Error(`the group has no ${stage} payment`);
    const input = { id, stage, channel: 'balance', amount } as const;
    return must(await groupOrderRoutes(deps).payGroupOrder(callOf<'payGroupOrder'>(agent, input, key))).order;
  };

const handIn: TakeStep = async ({ deps, agent, market, order, id, key }) => {
  const date = order.journeys[0]?.date ?? '';
  const passengers = partyOf(DEMO_PARTY, { market, date }, seededDraw(id));
  const input = { id, passengers, confirm: true };
  return must(await groupOrderRoutes(deps).handInGroupList(callOf<'handInGroupList'>(agent, input, key)));
};

const issue: TakeStep = async ({ deps, desk, order, id, key }) => {
  const tickets = order.passengers.map((_, i) => `999${id.slice(-7)}${String(i).padStart(3, '0')}`);
  return must(await groupOrderRoutes(deps).deskIssueGroup(callOf<'deskIssueGroup'>(desk, { id, tickets }, key))).order;
};

const fail: TakeStep = async ({ deps, desk, id, key }) => {
  const input = { id, remark: 'No airline has as many seats on that day' };
  return must(await groupOrderRoutes(deps).deskFailGroup(callOf<'deskFailGroup'>(desk, input, key))).order;
};

/** The steps of a group, each as the call of the user who makes it. */
export const GROUP_STEPS = {
  quote,
  confirm,
  apply: async ({ deps, agent, id, key }) =>
    must(await groupOrderRoutes(deps).applyGroupSeats(callOf<'applyGroupSeats'>(agent, { id }, key))),
  seats: giveSeats,
  first: pay('first'),
  second: pay('second'),
  third: pay('third'),
  list: handIn,
  last: pay('last'),
  issue,
  cancel: async ({ deps, agent, id, key }) =>
    must(await groupOrderRoutes(deps).cancelGroupOrder(callOf<'cancelGroupOrder'>(agent, { id }, key))),
  fail,
  close: async ({ deps, agent, id }) => {
    await closeOverdueOrder(deps, id);
    return must(await groupOrderRoutes(deps).groupOrder(callOf<'groupOrder'>(agent, { id })));
  },
} satisfies Record<string, TakeStep>;
export type GroupStep = keyof typeof GROUP_STEPS;
