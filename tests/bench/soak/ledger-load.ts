import { randomUUID } from 'node:crypto';
import { topUpAmounts } from '../../../src/contract/top-up-amount.ts';
import { DEMO_COMPANIES, DEMO_COMPANY } from '../../../src/server/seed/demo-accounts.ts';
import { orderOf } from '../../e2e/agent.ts';
import type { Persistent, Told } from './load.ts';

const AGENCIES = DEMO_COMPANIES.filter(({ id }) => id === DEMO_COMPANY.harbour || id === DEMO_COMPANY.meridian);
const DAYS = 40;

/** Books and pays from balance and credit in turn, retries under the same key, and cancels, until stopped. */
export async function spend(agent: Persistent, told: Told, number: number, stop: AbortSignal): Promise<void> {
  for (let round = number; !stop.aborted; round++) {
    for (const { id } of await agent.search(20 + (round % DAYS))) {
      if (stop.aborted) return;
      const { code, data } = await agent.ask('verifySolution', { id });
      if (code !== 0) break;
      if (data.verificationId) await bookAndPay(agent, told, data.verificationId);
    }
  }
}

async function bookAndPay(agent: Persistent, told: Told, verificationId: string): Promise<void> {
  const key = randomUUID();
  told.booked.set(key, null);
  const { code, data: order } = await agent.ask('createFlightOrder', orderOf(verificationId), key);
  told.booked.set(key, code || order.id);
  if (code !== 0) return;
  const turn = told.booked.size % 5;
  if (turn === 0) {
    if ((await agent.ask('cancelFlightOrder', { id: order.id })).code === 0) told.canceled.add(order.id);
    return;
  }
  const payment = { id: order.id, channel: turn === 1 ? ('credit' as const) : ('balance' as const) };
  const intent = randomUUID();
  const paid = await agent.ask('payFlightOrder', payment, intent);
  if (paid.code !== 0) return;
  told.paid.add(order.id);
  // The same key means the same payment and the same answer.
  if (turn === 2) await agent.ask('payFlightOrder', payment, intent);
}

/** Tops up wallets in various currencies, with and without a fee, and sets credit limits, until stopped. */
export async function fund(agent: Persistent, told: Told, number: number, stop: AbortSignal): Promise<void> {
  for (let round = 0; !stop.aborted; round++) {
    const agency = AGENCIES[(number + round) % AGENCIES.length];
    if (!agency) return;
    const { id, settlementCurrency } = agency;
    if (round % 7 === 6) {
      await agent.ask('setAgencyCredit', { id, credit: 40_000_000 + (round % 5) * 1_000_000 });
      continue;
    }
    const currency = round % 3 === 0 ? ('EUR' as const) : settlementCurrency;
    const receivedAmount = 50_000 + ((number * 7919 + round * 104_729) % 900_000);
    const [exchangeRate, transactionFeePercent] = [
      currency === settlementCurrency ? '1' : '7.8231',
      round % 2 ? '0.6' : '0',
    ];
    const amounts = topUpAmounts(
      { amount: receivedAmount, currency },
      exchangeRate,
      transactionFeePercent,
      settlementCurrency,
    );
    const referenceNumber = `SOAK-${number}-${round}`;
    const topUp = { id, currency, receivedAmount, exchangeRate, transactionFeePercent, referenceNumber };
    const { code } = await agent.ask('topUpAgency', topUp);
    if (code === 0) told.added.set(id, (told.added.get(id) ?? 0) + (amounts?.amount.amount ?? 0));
  }
}
