import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EXPORT_HEADERS } from '../../contract/exports.ts';
import { XLSX } from '../../contract/media-types.ts';
import { fetchExport } from './fetch-export.ts';

const { base, saveFile } = vi.hoisted(() => ({
  base: { url: '' },
  saveFile: vi.fn<(file: Blob, fileName: string) => void>(),
}));
vi.mock('../api/call.ts', () => ({
  apiBase: async () => base.url,
  forSession: (signal: AbortSignal) => ({ headers: {}, signal, stay: () => undefined }),
}));
vi.mock('../api/save-file.ts', () => ({ saveFile }));

const PART = 1000;
/** Unfinished answers, as of a long list. */
const answers: ServerResponse[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((_, answer) => {
    answers.push(answer);
    answer.writeHead(200, { 'content-type': XLSX, [EXPORT_HEADERS.bytes]: String(2 * PART) });
    answer.write(Buffer.alloc(PART));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has its address.
  base.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a download says how far it is, and is kept once all of it has come', async () => {
  const parts: number[] = [];
  const onProgress = (part: number) => {
    parts.push(part);
    answers.at(-1)?.end();
  };
  await fetchExport('wallet', {}, { signal: new AbortController().signal, onProgress });
  expect(parts.at(-1)).toBe(0.5);
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ size: PART }), 'wallet.xlsx');
});

test('one that is cancelled is not kept, and the server is let go', async () => {
  saveFile.mockClear();
  const download = new AbortController();
  // Like a press on the button: after progress was shown.
  const onProgress = () => void setImmediate(() => download.abort());
  const cancelled = fetchExport('wallet', {}, { signal: download.signal, onProgress });
  await expect(cancelled).rejects.toThrow();
  expect(saveFile).not.toHaveBeenCalled();
  const answer = answers.at(-1);
  if (answer && !answer.closed) await once(answer, 'close');
  expect(answer?.writableFinished).toBe(false);
});
