import { eq } from 'drizzle-orm';
import type { Locale } from '../../contract/locale.ts';
import type { NoticeKind } from '../../contract/notice-kinds.ts';
import type { PushMessage } from '../../contract/push.ts';
import type { Tx } from '../db/database.ts';
import { notices } from '../db/schema/notices.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { markedWords } from '../orders/sandbox-orders.ts';
import { statusWord } from '../orders/status-words.ts';
import { OutboundError, postOutbound } from '../outbound/post-outbound.ts';
import { devicesOf, findDevice, forgetDevice } from './subscriptions.ts';
import { vapidKeys } from './vapid-keys.ts';

/** How many seconds a push service stores an undelivered message: older ones are no news. */
const TTL_SECONDS = 6 * 3_600;
/** The push service has dropped the device. */
const GONE = [404, 410];

type NoticeRow = typeof notices.$inferSelect;

/** Enqueues a notice for the devices of the user whose order it is about, on commit. */
export async function queuePush(
  tx: Tx,
  { clock, jobs, settings }: Pick<Deps, 'clock' | 'jobs' | 'settings'>,
  { id: noticeId, userId }: Pick<NoticeRow, 'id' | 'userId'>,
): Promise<void> {
  if (!settings.push || !userId) return;
  for (const { id: deviceId } of await devicesOf(tx, userId, clock.now()))
    await jobs.send(tx, 'push-notice', { noticeId, deviceId });
}

/**
 * Sends one notice to one device's push service, encrypted for the device. A device that is gone is deleted. Throws if the service is
 * unreachable or asks to wait: the job is then retried.
 */
export async function pushNotice(deps: Deps, { noticeId, deviceId }: { noticeId: number; deviceId: string }) {
  const { settings, db, clock } = deps;
  const device = await findDevice(deps, deviceId, clock.now());
  const keys = await vapidKeys(deps);
  if (!device || !keys || !settings.push) return;
  const message = await messageOf(deps, noticeId, device.locale);
  if (!message) return;
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = device;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    TTL: TTL_SECONDS,
    vapidDetails: { subject: settings.push.contact, ...keys },
    urgency: 'high',
  });
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
  const rules = { allowLoopback: settings.noticesToLoopback };
  const status = await postOutbound(endpoint, { headers, body: details.body ?? Buffer.alloc(0) }, rules).then(
    (answer) => answer.status,
    (error: unknown) => {
      if (error instanceof OutboundError && error.fault === 'refusedAddress') return GONE[0] ?? 0;
      throw error;
    },
  );
  if (GONE.includes(status)) return forgetDevice(db, deviceId);
  if (status === 429 || status >= 500) throw new Error(`the push service of ${deviceId} answered ${status}`);
}

const PAGES = { flight: '/flight/orders/', group: '/flight/group/order/', train: '/train/orders/' } as const;
const TITLE: Readonly<Record<Locale, string>> = { en: 'Booking', 'zh-cn': '订单', 'zh-tw': '訂單' };
const DEADLINE: Readonly<Record<Locale, string>> = {
  en: 'A deadline is near',
  'zh-cn': '期限将至',
  'zh-tw': '期限將至',
};
const DISRUPTION: Readonly<Record<Locale, string>> = {
  en: 'The airline has changed a flight',
  'zh-cn': '航空公司更改了航班',
  'zh-tw': '航空公司變更了航班',
};

const SETTLED: Readonly<Record<Locale, string>> = {
  en: 'The desk has settled a disruption',
  'zh-cn': '客服台已处理航变',
  'zh-tw': '客服台已處理航班異動',
};
/** Notices not worded by the order's status. */
const WORDS: Readonly<Partial<Record<NoticeKind, Readonly<Record<Locale, string>>>>> = {
  deadline: DEADLINE,
  disruption: DISRUPTION,
  disruptionSettled: SETTLED,
};

/** The booking's number and a few words: no names, no prices. */
async function messageOf({ db }: Pick<Deps, 'db'>, noticeId: number, locale: Locale): Promise<PushMessage | null> {
  const [found] = await db
    .select({ notice: notices, product: orders.product, supplierId: orders.supplierId })
    .from(notices)
    .innerJoin(orders, eq(orders.id, notices.orderId))
    .where(eq(notices.id, noticeId));
  if (!found?.notice.orderId) return null;
  const { product, supplierId, notice } = found;
  const { orderId, kind, status } = notice;
  const text = WORDS[kind]?.[locale] ?? (status ? statusWord(product, status, locale) : '');
  const title = markedWords(`${TITLE[locale]} ${orderId}`, { supplierId }, locale);
  return { title, text, path: `${PAGES[product]}${orderId}` };
}

/** Registers the push jobs; before the queue starts. */
export function registerPushJobs(deps: Deps): void {
  deps.jobs.work('push-notice', (task) => pushNotice(deps, task));
}
