import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Envelope } from '../../src/contract/errors.ts';
import { XLSX } from '../../src/contract/media-types.ts';
import { type Caller, requestOf } from './api.ts';
import type { TestServer } from './test-server.ts';

/** The result of a call that answers a stream or a file if permitted. */
export interface RouteAnswer {
  status: number;
  /** Code of an envelope, the form of refusals; null for a file or a stream. */
  code: number | null;
  /** Its readable content: an envelope, a page, a spreadsheet's cells; empty for an open stream. */
  text: string;
}

/**
 * Makes a call that returns a stream or a file, over HTTP.
 *
 * @param route method and path as the server registers them, e.g. `GET /base/v2/files/{id}`
 * @param input path parameters, and the rest as query or body
 */
export async function askRoute(
  { app }: Pick<TestServer, 'app'>,
  caller: Pick<Caller, 'token'>,
  route: string,
  input: object,
): Promise<RouteAnswer> {
  const [name, path = ''] = route.split(' ');
  const method = name === 'POST' ? 'POST' : 'GET';
  const token = await caller.token();
  const answer = await app.inject({
    method,
    ...requestOf({ method, path, who: 'session' }, input),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    // The event stream never ends.
    payloadAsStream: path.endsWith('/events'),
  });
  const { statusCode: status } = answer;
  const type = String(answer.headers['content-type'] ?? '');
  if (type.startsWith('text/event-stream')) {
    answer.raw.res.destroy();
    return { status, code: null, text: '' };
  }
  const body = await buffer(answer.stream());
  const text = type === XLSX ? cellsOf(body) : body.toString();
  const envelope: Envelope<unknown> | null = type.startsWith('application/json') ? JSON.parse(text) : null;
  return { status, code: envelope?.code ?? null, text };
}

/** The parts of a workbook that contain its cell values. */
function cellsOf(file: Buffer): string {
  const parts = unzipSync(new Uint8Array(file), { filter: ({ name }) => /^xl\/(worksheets\/|shared)/.test(name) });
  return Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n');
}
