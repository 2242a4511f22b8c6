import { createHmac } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { OutgoingFault } from '../../../contract/outgoing-terms.ts';
import { agencySecret } from '../../accounts/agency-secret.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { outgoingNotices as t } from '../../db/schema/outgoing-notices.ts';
import type { Deps } from '../../deps.ts';
import { OutboundError, postOutbound } from '../../outbound/post-outbound.ts';
import { streamOf, webhookUrl } from './enqueue-webhook.ts';

type Row = typeof t.$inferSelect;

const SECOND_MS = 1_000;
const FIRST_WAIT_MS = 30 * SECOND_MS;
const LONGEST_WAIT_MS = 3_600 * SECOND_MS;
const GIVEN_UP_MS = 72 * LONGEST_WAIT_MS;
const TEXT_LENGTH = 300;
const SWEEP_MINUTES = 1;
const BATCH = 500;

/** The signature of a webhook: `t` in seconds, HMAC-SHA256 of `t.body` in hex under the agency's API key. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / SECOND_MS);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * Sends a stream's pending webhooks in order, until one is not accepted: that one waits with those behind it, twice as long each time up to
 * an hour, and is given up after 72 hours. One process at a time handles a stream (the job's policy); after a crash another continues,
 * which may resend what the receiver has.
 */
async function deliverStream(deps: Deps, stream: string): Promise<void> {
  const [orderId = '', kind = ''] = stream.split(':');
  for (;;) {
    const [head] = await deps.db
      .select()
      .from(t)
      .where(and(eq(t.orderId, orderId), sql`${t.kind} = ${kind}`, eq(t.state, 'waiting')))
      .orderBy(asc(t.position))
      .limit(1);
    if (!head?.nextAt || head.nextAt > deps.clock.now()) return;
    const outcome = await attempt(deps, head);
    if ((await writeOutcome(deps, head, outcome)) === 'waiting') return;
  }
}

interface Outcome {
  url: string | null;
  status: number | null;
  fault: OutgoingFault | null;
  text: string;
}

async function attempt(deps: Deps, notice: Row): Promise<Outcome> {
  const { clock, settings } = deps;
  const none = { status: null, text: '' };
  const url = await webhookUrl(deps.db, notice, notice.kind);
  if (url === null) return { ...none, url, fault: 'noUrl' };
  const secret = await agencySecret(deps.db, deps, notice.companyId);
  if (secret === null) return { ...none, url, fault: 'noKey' };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Interline',
    'x-signature': signatureOf(secret, notice.body, clock.now()),
  };
  try {
    const rules = { allowLoopback: settings.noticesToLoopback };
    const { status, text } = await postOutbound(url, { headers, body: notice.body }, rules);
    return { url, status, fault: null, text: readable(text) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ...none, url, fault: error.fault, text: readable(error.message) };
  }
}

/** The start of a foreign server's answer, cleaned so that it can be stored and shown. */
function readable(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, TEXT_LENGTH);
}

/** Stores the outcome; returns the webhook's status. One that was written elsewhere meanwhile is left as it is. */
async function writeOutcome(deps: Deps, notice: Row, { url, status, fault, text }: Outcome): Promise<Row['state']> {
  const at = deps.clock.now();
  const isTaken = status !== null && status >= 200 && status < 300;
  const since = at.getTime() - notice.queuedAt.getTime();
  const state = isTaken ? 'delivered' : since >= GIVEN_UP_MS ? 'failed' : 'waiting';
  const wait = Math.min(Math.max(since, FIRST_WAIT_MS), LONGEST_WAIT_MS);
  const [written] = await deps.db
    .update(t)
    .set({
      state,
      attempts: notice.attempts + 1,
      nextAt: state === 'waiting' ? new Date(at.getTime() + wait) : null,
      ...{ lastAt: at, lastUrl: url, lastStatus: status, lastFault: fault, lastText: text },
    })
    .where(and(eq(t.id, notice.id), eq(t.attempts, notice.attempts), eq(t.state, 'waiting')))
    .returning({ id: t.id });
  if (!isTaken) deps.log.info({ notice: notice.id, status, fault, state }, 'a notice was not taken');
  return written ? state : 'waiting';
}

/** Resumes due deliveries: webhooks not accepted at first, and those whose job was lost. */
export async function sweepOutgoing(deps: Deps): Promise<void> {
  const due = await deps.db.execute<{ order_id: string; kind: Row['kind'] }>(sql`
    select order_id, kind from ${t} head
    where state = 'waiting' and next_at <= ${deps.clock.now().toISOString()}::timestamptz
      and not exists (
        select 1 from ${t} before
        where before.order_id = head.order_id and before.kind = head.kind and before.state = 'waiting'
          and before.position < head.position
      )
    order by next_at limit ${BATCH}`);
  await inTransaction(deps, async (tx) => {
    for (const { order_id: orderId, kind } of due.rows)
      await deps.jobs.send(tx, 'deliver-notices', { stream: streamOf({ orderId, kind }) });
    return {};
  });
}

/** Registers the jobs; call before the queue starts. */
export function registerOutgoingJobs(deps: Deps): void {
  deps.jobs.work('deliver-notices', ({ stream }) => deliverStream(deps, stream));
  deps.jobs.work('sweep-outgoing', () => sweepOutgoing(deps));
  deps.jobs.repeat('sweep-outgoing', SWEEP_MINUTES);
}
