import type { AgencyTopUpInput } from '../../../contract/agency-money.ts';
import { type Money, toDecimal } from '../../../contract/money.ts';
import type { TopUpAmounts } from '../../../contract/top-up-amount.ts';
import { agencyMailbox } from '../../accounts/agency-mailbox.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { companies } from '../../db/schema/companies.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';

interface Posted {
  agency: typeof companies.$inferSelect;
  input: AgencyTopUpInput;
  amounts: TopUpAmounts;
  /** The agency's balance, in minor units of its settlement currency. */
  balance: number;
}

/** `CNY 7060.77`, the same in every language. */
const words = (money: Money) => `${money.currency} ${toDecimal(money)}`;

/** Mails an agency about a top-up, to its address for money matters. */
export async function mailTopUp(tx: Tx, deps: Deps, actor: Actor, posted: Posted): Promise<void> {
  const { agency, input, amounts, balance } = posted;
  const mailbox = await agencyMailbox(tx, agency);
  if (!mailbox) return;
  await queueMail(tx, deps, {
    companyId: actor.companyId,
    readerId: agency.id,
    host: actor.host,
    ...mailbox,
    kind: 'topUp',
    path: '/bills/wallet',
    params: {
      by: actor.me.company.name,
      company: agency.name,
      received: words({ amount: input.receivedAmount, currency: input.currency }),
      amount: words(amounts.amount),
      fee: words(amounts.fee),
      balance: words({ amount: balance, currency: amounts.amount.currency }),
      reference: input.referenceNumber,
    },
  });
}
