import { type Endpoint, takesBody } from '../../contract/endpoint.ts';

export interface Request {
  method: string;
  /** Path and query after the API's base. */
  path: string;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Media type of a file, as claimed: the server detects the real one. */
  type?: string;
}

type RequestShape = Pick<Endpoint<unknown, unknown>, 'method' | 'path' | 'upload' | 'inBody'>;

/** Builds an endpoint's request from its input: path parameters first, the rest as JSON body or query; a file as it is, with a query. */
export function buildRequest(endpoint: RequestShape, input: object): Request {
  const rest = new Map<string, unknown>(Object.entries(input));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const file = rest.get('image');
  if (endpoint.upload && file instanceof Uint8Array)
    return {
      method: endpoint.method,
      path: withQuery(path, rest),
      body: new Uint8Array(file),
      type: endpoint.upload[0],
    };
  if (takesBody(endpoint)) {
    const isEmpty = rest.size === 0;
    return { method: endpoint.method, path, body: isEmpty ? null : JSON.stringify(Object.fromEntries(rest)) };
  }
  return { method: endpoint.method, path: withQuery(path, rest), body: null };
}

function withQuery(path: string, rest: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== ''))
      query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
