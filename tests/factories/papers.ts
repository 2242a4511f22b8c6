import { extractText, getDocumentProxy } from 'unpdf';
import { type PaperInput, paperPath } from '../../src/contract/order-papers.ts';
import type { OrderProduct } from '../../src/contract/order-products.ts';
import type { Api } from './api.ts';
import type { TestServer } from './test-server.ts';

interface Asker {
  server: TestServer;
  agents: Api;
  username?: string;
  /** Host of the user's site; the default site if absent. */
  host?: string;
}

/** Requests an order's document as a user: the raw answer. */
export async function askPaper(
  { server, agents, username = 'harbour.op', host }: Asker,
  of: { product: OrderProduct; id: string },
  input: Partial<PaperInput> = {},
) {
  const { token } = await agents.anonymous().expect('login', { username, password: 'Interline1!' });
  return server.app.inject({
    method: 'POST',
    url: `/api${paperPath(of.product, of.id)}`,
    headers: { authorization: `Bearer ${token}`, ...(host ? { host } : {}) },
    payload: { language: 'en', prices: false, ...input },
  });
}

/** The text of a PDF, in one line. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
