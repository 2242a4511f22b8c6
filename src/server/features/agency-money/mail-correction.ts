import type { AgencyCorrectionInput } from '../../../contract/agency-money.ts';
import { type Money, toDecimal } from '../../../contract/money.ts';
import { agencyMailbox } from '../../accounts/agency-mailbox.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { companies } from '../../db/schema/companies.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';

interface Posted {
  agency: typeof companies.$inferSelect;
  input: AgencyCorrectionInput;
  /** The agency's balance, in minor units of its settlement currency. */
  balance: number;
}

/** `CNY +12.00`, the same in every language. */
const signed = (money: Money) => `${money.currency} ${money.amount > 0 ? '+' : ''}${toDecimal(money)}`;

/** Mails an agency about a correction of its balance, to its address for money matters. */
export async function mailCorrection(tx: Tx, deps: Deps, actor: Actor, posted: Posted): Promise<void> {
  const { agency, input, balance } = posted;
  const mailbox = await agencyMailbox(tx, agency);
  if (!mailbox) return;
  const currency = agency.settlementCurrency;
  await queueMail(tx, deps, {
    companyId: actor.companyId,
    readerId: agency.id,
    host: actor.host,
    ...mailbox,
    kind: 'correction',
    path: '/bills/wallet',
    params: {
      by: actor.me.company.name,
      company: agency.name,
      amount: signed({ amount: input.amount, currency }),
      reason: input.reason,
      booking: input.orderId || '–',
      balance: `${currency} ${toDecimal({ amount: balance, currency })}`,
    },
  });
}
