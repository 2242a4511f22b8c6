import { expect } from '@playwright/test';
import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import type { Solution } from '../../src/contract/flight-search.ts';
import type { TrainOrder } from '../../src/contract/train-orders.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { Agent, oneWay, orderOf } from './agent.ts';
import { isoDateAfter } from './days.ts';

/** A requested group without any response. */
export async function askForGroup(agent: Agent): Promise<string> {
  const { contact } = orderOf('');
  const { id } = await agent.call('createGroupOrder', {
    journeys: [{ origin: 'HKG', destination: 'SIN', date: isoDateAfter(60) }],
    passengers: { adult: 2, child: 0, infant: 0 },
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
    contact,
  });
  return id;
}

/** Takes the first option of its quote; its list is open afterwards. */
async function applyForSeats(agency: Agent, id: string): Promise<void> {
  const [quoted] = (await agency.call('groupOrder', { id })).options;
  if (!quoted) throw new Error('nobody has quoted the group');
  await agency.call('confirmGroupOrder', { id, option: quoted.id, total: quoted.total });
  await agency.call('applyGroupSeats', { id });
}

/** A group of two adults that waits for its seats, with an open list. The sandbox desk is off. */
export async function openGroup(url: string): Promise<{ agency: Agent; id: string }> {
  const [agency, desk] = await Promise.all([Agent.signIn(url, 'harbour.op'), Agent.signIn(url, 'provider.admin')]);
  const id = await askForGroup(agency);
  const until = (days: number) => `${isoDateAfter(days)}T02:00:00Z`;
  const prices = { adult: 50_000, child: 0, infant: 0 };
  const option = { airline: 'CX', flights: 'CX 759', prices, instalments: [], lastPayBy: until(9) };
  await desk.call('deskQuoteGroup', { id, validUntil: until(2), options: [option] });
  await applyForSeats(agency, id);
  return { agency, id };
}

/** The same, quoted by the sandbox desk. */
export async function openSandboxGroup(url: string): Promise<string> {
  const agency = await Agent.signIn(url, 'harbour.op');
  const id = await askForGroup(agency);
  await expect.poll(async () => (await agency.call('groupOrder', { id })).options).not.toEqual([]);
  await applyForSeats(agency, id);
  return id;
}

/** Whether any passport holder may book it. */
export function isForAnybody({ restrictions: r }: Solution): boolean {
  const anyAge = r.minAge === null && r.maxAge === null;
  const anyCountry = r.eligibleCountries === null && r.ineligibleCountries.length === 0;
  return anyAge && anyCountry && r.documentTypes.includes('passport');
}

/** A direct flight `days` from today for one adult, paid and issued. */
export async function buyFlight(agency: Agent, days: number): Promise<FlightOrder> {
  const found = await agency.search(oneWay('HKG', 'BKK', isoDateAfter(days)));
  const isDirect = ({ journeys, selfTransfer }: Solution) => journeys[0]?.segments.length === 1 && !selfTransfer;
  const offer = found.find((one) => isDirect(one) && isForAnybody(one));
  if (!offer) throw new Error('nothing on sale');
  const { id } = await agency.book(offer);
  await agency.call('payFlightOrder', { id, channel: 'balance' });
  await expect.poll(async () => (await agency.call('flightOrder', { id })).status).toBe('issued');
  return agency.call('flightOrder', { id });
}

/** A class of a train that runs every day. */
export const rideOn = (days: number, train: string): string => `${train}.${isoDateAfter(days)}.VNP.AOH.second`;

/** A train `days` from today, held for one adult. */
export async function holdTrain(agency: Agent, days: number): Promise<TrainOrder> {
  const ride = { id: rideOn(days, 'G101'), passengers: { adult: 1, child: 0 } };
  const { verificationId } = await agency.call('verifyTrain', ride);
  const { passengers, contact } = orderOf(verificationId);
  return agency.call('createTrainOrder', { verificationId, passengers, contact });
}

/** The same, paid. */
export async function buyTrain(agency: Agent, days: number): Promise<string> {
  const { id, total } = await holdTrain(agency, days);
  await agency.call('payTrainOrder', { id, channel: 'balance', amount: total });
  return id;
}

/** A train whose ticket the desk has bought, and its passenger. From then on the desk buys all of the agency's trains. */
export async function trainByHand(
  url: string,
  days: number,
): Promise<{ agency: Agent; id: string; passengers: string[] }> {
  const [agency, desk] = await Promise.all([Agent.signIn(url, 'harbour.op'), Agent.signIn(url, 'provider.admin')]);
  const company = await desk.call('agency', { id: DEMO_COMPANY.harbour });
  const train = { notificationUrl: '', manualMode: true };
  await desk.call('saveAgencyConfig', { id: company.id, version: company.version, train });
  const id = await buyTrain(agency, days);
  const { order } = await desk.call('deskIssueTrain', { id, tickets: [`E1${id.slice(-8)}`] });
  return { agency, id, passengers: order.passengers.map((passenger) => passenger.id) };
}
