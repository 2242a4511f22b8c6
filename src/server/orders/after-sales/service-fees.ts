import type { ServiceFees } from '../../../contract/agency-terms.ts';
import { type Currency, convertUp } from '../../../contract/money.ts';
import { flightTermsOf, readTermsChain } from '../../accounts/terms-above.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { OrderRow } from '../order-rows.ts';

/**
 * The service fees of the sellers above a company for `count` of its tickets, by recipient, in minor units of `currency`. A company without
 * fees of its own pays what its parent pays (spec §3, flight config), for a group as for any flight. Trains have no service fees.
 */
export async function serviceFees(
  tx: Pick<Tx, 'execute' | 'select'>,
  { companyId, product }: Pick<OrderRow, 'companyId' | 'product'>,
  kind: Exclude<keyof ServiceFees, 'currency'>,
  { count, currency }: { count: number; currency: Currency },
): Promise<{ companyId: string; amount: number }[]> {
  if (product === 'train') return [];
  const chain = await readTermsChain(tx, companyId);
  const { rates } = await readRates(tx);
  return chain.flatMap(({ parentId }, i) => {
    const fees = flightTermsOf(chain.slice(i)).serviceFees;
    if (parentId === null || fees[kind] === 0) return [];
    const each = convertUp({ amount: fees[kind], currency: fees.currency }, currency, rates);
    return [{ companyId: parentId, amount: each.amount * count }];
  });
}
