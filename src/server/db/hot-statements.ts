import type { ClientBase } from 'pg';

/** Planning a statement costs the database more than running it: a frequent one is planned once for each connection. */
const HOT = 20;
/** Every connection caches all these plans: more would cost more memory than they save time. */
const MOST = 150;
/** Lists of values make an unlimited number of texts: statements not used lately are dropped. */
const COUNTED = 2000;
/** Statements whose best plan depends on their values: a pattern may match one row or a third of all. */
const BY_VALUE = /\blike\b|\blimit \$/i;

type Change = (query: unknown[]) => unknown[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The most frequent statements of one pool, whose plans its connections cache. */
export class HotStatements {
  readonly #asked = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Makes a connection cache plans. */
  keepPlans(client: ClientBase): void {
    changeQueries(client, (query) => this.#named(query));
  }

  /** The arguments of a query, with a name if it is frequent, has values and has no name yet. */
  #named([query, values, ...rest]: unknown[]): unknown[] {
    const config = typeof query === 'string' ? { text: query } : query;
    const isPlain = Array.isArray(values) && values.length > 0 && isRecord(config) && !config.name;
    const name = isPlain && typeof config.text === 'string' ? this.#nameOf(config.text) : undefined;
    return [name === undefined ? query : { ...(isPlain ? config : {}), name }, values, ...rest];
  }

  /** The same text has the same name on every connection; undefined for infrequent ones. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST) return known;
    if (this.#asked.size > COUNTED) this.#asked.clear();
    const count = (this.#asked.get(text) ?? 0) + 1;
    this.#asked.set(text, count);
    if (count < HOT || BY_VALUE.test(text)) return undefined;
    const name = `hot_${this.#names.size}`;
    this.#names.set(text, name);
    this.#asked.delete(text);
    return name;
  }
}

/**
 * Makes a connection cache no plans: a transaction pooler runs its next query on another connection, to which a statement's name is unknown
 * or that of another client's statement.
 */
export function dropNames(client: ClientBase): void {
  changeQueries(client, ([query, ...rest]) => [
    isRecord(query) && query.name ? { ...query, name: undefined } : query,
    ...rest,
  ]);
}

function changeQueries(client: ClientBase, change: Change): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, values) => Reflect.apply(query, self, change(values)),
  });
}
