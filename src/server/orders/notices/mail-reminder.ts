import { eq } from 'drizzle-orm';
import type { Locale } from '../../../contract/locale.ts';
import { toDecimal } from '../../../contract/money.ts';
import type { OrderProduct, OrderStatus } from '../../../contract/order-products.ts';
import { agencyMailbox } from '../../accounts/agency-mailbox.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import type { Deps } from '../../deps.ts';
import { linkTo, queueMail } from '../../mail/queue-mail.ts';
import { type OrderRow, totalOf } from '../order-rows.ts';

const PAGES: Record<OrderProduct, string> = {
  flight: '/flight/orders/',
  group: '/flight/group/order/',
  train: '/train/orders/',
};
const QUOTED: readonly OrderStatus[] = ['rfd_to_be_confirm', 'to_be_confirm'];

/** Mails an agency that a deadline of one of its orders is near, in its language and where such mails go to it. */
export async function mailReminder(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'jobs' | 'settings'>,
  order: OrderRow,
  deadline: Date,
): Promise<void> {
  const [agency] = await tx.select().from(companies).where(eq(companies.id, order.companyId));
  const mailbox = agency ? await agencyMailbox(tx, agency) : null;
  if (!mailbox) return;
  const { amount, currency } = totalOf(order);
  await queueMail(tx, deps, {
    companyId: order.companyId,
    ...mailbox,
    kind: kindOf(order.status),
    params: {
      order: order.id,
      traveller: order.leadPassenger,
      route: order.route.join(' – '),
      amount: `${currency} ${toDecimal({ amount, currency })}`,
      until: instantIn(deadline, mailbox.locale, deps.settings.billingZone),
      link: linkTo(deps, `${PAGES[order.product]}${order.id}`),
    },
  });
}

function kindOf(status: OrderStatus) {
  if (QUOTED.includes(status)) return 'quoteDeadline';
  return status === 'reserved' ? 'ticketingDeadline' : 'paymentDeadline';
}

/** A moment with its day and zone: whoever reads it may be anywhere. */
function instantIn(at: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'shortOffset',
  }).format(at);
}
