import { eq } from 'drizzle-orm';
import { stageOf } from '../../../contract/group-order-states.ts';
import type { Locale } from '../../../contract/locale.ts';
import { type Money, toDecimal } from '../../../contract/money.ts';
import { type DeadlineKind, deadlineKind } from '../../../contract/notice-kinds.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { agencyMailbox } from '../../accounts/agency-mailbox.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { MailKind } from '../../mail/words.ts';
import { groupOf, paymentAt } from '../groups/group-rows.ts';
import { type OrderRow, totalOf } from '../order-rows.ts';
import { isSandboxOrder } from '../sandbox-orders.ts';

const PAGES: Record<OrderProduct, string> = {
  flight: '/flight/orders/',
  group: '/flight/group/order/',
  train: '/train/orders/',
};

const MAILS = {
  quote: 'quoteDeadline',
  hold: 'ticketingDeadline',
  seats: 'groupSeatsDeadline',
  payment: 'paymentDeadline',
} as const satisfies Record<DeadlineKind, MailKind>;

/** Mails an agency that a deadline of one of its orders is near, in its language and to its address for such mails. */
export async function mailReminder(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'jobs' | 'settings' | 'sites'>,
  order: OrderRow,
  deadline: Date,
): Promise<void> {
  const [agency] = await tx.select().from(companies).where(eq(companies.id, order.companyId));
  const mailbox = agency ? await agencyMailbox(tx, agency) : null;
  if (!mailbox) return;
  const due = await dueOf(tx, order);
  await queueMail(tx, deps, {
    companyId: order.companyId,
    readerId: order.companyId,
    ...mailbox,
    kind: kindOf(order),
    path: `${PAGES[order.product]}${order.id}`,
    ofSandbox: isSandboxOrder(order),
    params: {
      order: order.id,
      traveller: order.leadPassenger,
      route: order.route.join(' – '),
      amount: `${due.currency} ${toDecimal(due)}`,
      until: instantIn(deadline, mailbox.locale, deps.settings.billingZone),
    },
  });
}

/** The amount due at the deadline: for a group, its next payment. */
async function dueOf(tx: Tx, order: OrderRow): Promise<Money> {
  const stage = order.product === 'group' ? stageOf(order.status) : null;
  const due = stage && paymentAt((await groupOf(tx, order)).payments, stage);
  return due ? { amount: due.amount, currency: order.currency } : totalOf(order);
}

function kindOf({ status, product }: OrderRow): MailKind {
  const kind = deadlineKind(status);
  if (kind !== 'payment' || product !== 'group') return MAILS[kind];
  return status === 'to_be_paid_last_money' ? 'groupLastDeadline' : 'groupPaymentDeadline';
}

/** A moment with its day and zone: the reader may be anywhere. */
function instantIn(at: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'shortOffset',
  }).format(at);
}
