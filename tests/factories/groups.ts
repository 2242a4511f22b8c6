import type { QuotedOption } from '../../src/contract/group-desk.ts';
import type { GroupOrder } from '../../src/contract/group-orders.ts';
import type { Api } from './api.ts';
import { passenger } from './flight-orders.ts';
import { GOOD_INPUTS } from './good-inputs.ts';

type Agent = ReturnType<Api['as']>;

/** An option for CNY 1,000.00 of two adults, with a deposit. */
export const GROUP_OPTION = {
  airline: 'CX',
  flights: 'CX 759 08:00',
  prices: { adult: 50_000, child: 40_000, infant: 5_000 },
  instalments: [{ amount: 30_000, payBy: '2026-11-24T02:00:00Z' }],
  lastPayBy: '2026-11-28T02:00:00Z',
} satisfies QuotedOption;

/** A request for two adults, for the journey of the good inputs or on another day. */
export function askedGroup(agent: Agent, date?: string): Promise<GroupOrder> {
  const { journeys, ...rest } = GOOD_INPUTS.createGroupOrder;
  const days = journeys.map((journey) => (date ? { ...journey, date, returnDate: date } : journey));
  return agent.expect('createGroupOrder', {
    ...rest,
    journeys: days,
    passengers: { adult: 2, child: 0, infant: 0 },
  });
}

/** A group whose only option the agency has confirmed. */
export async function confirmedGroup(
  agent: Agent,
  desk: Agent,
  only: QuotedOption = GROUP_OPTION,
): Promise<GroupOrder> {
  const { id } = await askedGroup(agent);
  const quote = { id, validUntil: '2026-11-22T02:00:00Z', options: [only] };
  const { options } = (await desk.expect('deskQuoteGroup', quote)).order;
  const [option] = options;
  if (!option) throw new Error('the desk has quoted');
  return agent.expect('confirmGroupOrder', { id, option: option.id, total: option.total });
}

/** A group with confirmed seats that waits for its first payment. */
export async function seatedGroup(agent: Agent, desk: Agent, only?: QuotedOption): Promise<GroupOrder> {
  const { id } = await confirmedGroup(agent, desk, only);
  await agent.expect('applyGroupSeats', { id });
  return (await desk.expect('deskGroupSeats', { id, pnr: 'GRP001' })).order;
}

/** Two adults for CNY 1,000.00, paid in two parts and ticketed. */
export async function issuedGroup(
  agent: Agent,
  desk: Agent,
  first: 'balance' | 'credit' = 'balance',
): Promise<GroupOrder> {
  const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
  const { id } = await seatedGroup(agent, desk);
  await agent.expect('payGroupOrder', { id, stage: 'first', channel: first, amount: cny(30_000) });
  const passengers = [passenger(), { ...passenger(), surname: 'LEE' }];
  await agent.expect('handInGroupList', { id, passengers, confirm: true });
  await agent.expect('payGroupOrder', { id, stage: 'last', channel: 'balance', amount: cny(70_000) });
  const tickets = [0, 1].map((one) => `160${id.slice(-9)}${one}`);
  await desk.expect('deskIssueGroup', { id, tickets });
  return agent.expect('groupOrder', { id });
}
