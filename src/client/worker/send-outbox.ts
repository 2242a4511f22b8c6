import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { SESSION_CODES } from '../../contract/errors.ts';
import { EMPTY, readAnswer } from '../api/envelope.ts';
import { buildRequest } from '../api/request.ts';
import { accountIn } from '../device/account-in.ts';
import { holdLock, openChannel } from '../device/browser/tabs.ts';
import { indexedDatabase, type KeyValue } from '../device/key-value.ts';
import { createKeyring, SEALED_DATABASE } from '../device/keyring.ts';
import { sealedValues } from '../device/sealed-values.ts';
import { OUTBOX_DATABASE, Outbox } from '../offline/outbox/outbox.ts';
import type { OutboxRecord } from '../offline/outbox/outbox-record.ts';
import { type Outcome, outcomeOf, sendWaiting } from '../offline/outbox/send.ts';
import { isWorkerPass, PASS, type WorkerPass } from '../offline/outbox/worker-pass.ts';

const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  holdLock(name, work, {
    // Pages send under the same lock: items are sent when the portal is open.
    otherwise: () => Promise.reject(new Error('the browser has no locks')),
  });

/** The keys are read each time: a logged-out account has none, whatever an earlier run has seen. */
function openStore(): KeyValue {
  const keyring = createKeyring(indexedDatabase(SEALED_DATABASE));
  return sealedValues(indexedDatabase(OUTBOX_DATABASE), keyring.keyOf);
}

function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

const NO_ANSWER = { status: 0, code: 0, message: '', session: false, data: null };

/** The server's answer to a change; null if its arrival is unknown: no answer, or one that is not the API's. */
async function post(record: OutboxRecord, { token, base, locale }: WorkerPass, limit: AbortSignal) {
  if (!isEndpoint(record.call)) return null;
  const endpoint = endpoints[record.call];
  const { method, path, body } = buildRequest(endpoint, record.input);
  const headers = new Headers({
    'Accept-Language': locale,
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': record.id,
  });
  if (body !== null) headers.set('Content-Type', 'application/json');
  const answer = await fetch(`${base}${path}`, { method, headers, body, signal: limit }).catch(() => null);
  const envelope = answer && (await readAnswer(answer, endpoint));
  return envelope && envelope !== EMPTY ? { ...envelope, status: answer.status } : null;
}

async function send(record: OutboxRecord, pass: WorkerPass, limit: AbortSignal): Promise<Outcome> {
  const answer = await post(record, pass, limit);
  if (!answer) return outcomeOf(NO_ANSWER);
  const { status, code, message, data } = answer;
  if (code === 0) return { state: 'done', answer: data };
  const session = SESSION_CODES.includes(code) || status === 401;
  return outcomeOf({ status, code, message, session, data });
}

/**
 * Sends pending changes while no page may be open: by the same queue, lock and keys as a page, for accounts that left a pass. Rejects when
 * some stay pending, so that the browser wakes the worker again.
 */
export async function sendOutbox(): Promise<void> {
  const store = openStore();
  const channel = openChannel('interline-outbox');
  const announce = () => channel.tell('changed');
  const now = () => new Date();
  const outbox = new Outbox({
    ...{ store, withLock, announce, now },
    newId: () => crypto.randomUUID(),
    chance: () => Math.random(),
  });
  let left = 0;
  for (const [key, pass] of await store.entries()) {
    if (!key.startsWith(PASS) || !isWorkerPass(pass)) continue;
    const account = accountIn(key);
    await sendWaiting({
      ...{ outbox, account, withLock, hurry: true },
      canSend: ({ call }) => isEndpoint(call),
      send: (record, limit) => send(record, pass, limit),
      onDone: (record) => channel.tell({ sent: record }),
    });
    const waiting = (await outbox.list(account)).filter(({ state }) => state === 'waiting').length;
    if (waiting === 0) await store.del(key);
    left += waiting;
  }
  channel.close();
  if (left > 0) throw new Error(`${left} changes still wait`);
}
