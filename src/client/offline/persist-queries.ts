import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import {
  type DehydratedState,
  hashKey,
  hydrate,
  type Query,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import type { Currency } from '../../contract/money.ts';
import { apiBase } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { accountOf, session } from '../api/session.ts';
import { accountName } from '../device/account-in.ts';
import { keyring } from '../device/device-keys.ts';
import {
  isKept,
  isKnownVersion,
  isOnEveryPage,
  isSearch,
  KEPT_VERSION,
  searchesToDrop,
  sift,
  toKept,
} from './kept-queries.ts';
import { openQueryStore, type QueryStore, removeOtherStores } from './query-store.ts';
import { writeAtOnce, writeInTurns } from './query-writer.ts';
import { type Seal, type SealedAnswers, sealedAnswers } from './sealed-answers.ts';
import { persistedShapes } from './shapes.ts';

const SEARCHES = 'search';
const WRITE_EVERY_MS = 1000;
/** Offers are many: while they arrive, they are written less often. */
const WRITE_SEARCH_EVERY_MS = 4000;

type HydratableQuery = DehydratedState['queries'][number];

interface Keeping {
  account: string;
  store: QueryStore;
  /** Writes pending changes. */
  flush: () => void;
  stop: () => void;
}

let keeping: Keeping | null = null;

/**
 * Searches are large, so their order of arrival is stored separately. Nothing expires by age: the clock may have jumped, and screens show
 * how old data is. Data that fails `isWhole` is ignored.
 */
function searchPersisterOf(store: QueryStore, isWhole: (data: unknown) => boolean) {
  const setItem = async (key: string, query: PersistedQuery) => {
    await store.setItem(key, query);
    await store.mark(key);
  };
  const deserialize = (query: PersistedQuery): PersistedQuery => {
    if (!isKnownVersion(query.buster) || !isWhole(query.state.data)) throw new Error('not to be read any more');
    return { ...query, buster: KEPT_VERSION };
  };
  return experimental_createQueryPersister<PersistedQuery>({
    ...{ storage: { ...store, setItem }, serialize: toKept, deserialize, prefix: SEARCHES },
    maxAge: Number.POSITIVE_INFINITY,
    buster: KEPT_VERSION,
    refetchOnRestore: false,
  });
}

/** The key that seals the user's answers here; null while the device has none. Another API is another account. */
async function sealHere(user: string): Promise<Seal | null> {
  const named = accountName(await apiBase(), user);
  const key = await keyring.keyOf(named);
  return key && { key, named };
}

/** Whether an answer arrived in this visit; others were restored. */
function isFresh(updatedAt: number): boolean {
  return updatedAt >= performance.timeOrigin;
}

/** Writes every changed answer to be stored: what the user opened at once, the rest in batches. */
function writeChanges(account: string, store: QueryStore, answers: SealedAnswers): Pick<Keeping, 'flush' | 'stop'> {
  const persist = ({ queryKey, queryHash, state }: Query) =>
    answers.write(toKept({ buster: KEPT_VERSION, queryKey, queryHash, state }));
  const opened = writeAtOnce<Query>(persist, WRITE_EVERY_MS);
  const always = writeInTurns<Query>(persist, WRITE_EVERY_MS);
  const searches = writeInTurns<Query>(searchPersisterOf(store, () => true).persistQuery, WRITE_SEARCH_EVERY_MS);
  const pages = { add: (query: Query) => (isOnEveryPage(query.queryKey) ? always : opened).add(query) };
  const stopFollowing = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    if (isKept(query.queryKey, account)) pages.add(query);
    else if (isSearch(query.queryKey, account)) searches.add(query);
  });
  const writers = [opened, always, searches];
  const flush = () => {
    for (const writer of writers) writer.flush();
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHidden);
  // Answers that arrived during the restore.
  for (const query of queryClient.getQueryCache().findAll({ predicate: ({ state }) => isFresh(state.dataUpdatedAt) }))
    if (isKept(query.queryKey, account)) pages.add(query);
  const stop = () => {
    for (const writer of writers) writer.stop();
    stopFollowing();
    document.removeEventListener('visibilitychange', onHidden);
  };
  return { flush, stop };
}

/** In the library's format; refetched at the first chance, whatever age the device's clock gives it. */
function hydratable({ queryKey, queryHash, state }: PersistedQuery): HydratableQuery {
  const isEndless = typeof state.data === 'object' && state.data !== null && 'pageParams' in state.data;
  return {
    queryKey,
    queryHash,
    state: { ...state, isInvalidated: true },
    dehydratedAt: state.dataUpdatedAt,
    ...(isEndless ? { queryType: 'infinite' } : {}),
  };
}

/** Restores an account's stored answers into the cache, unless it has logged out meanwhile; newer ones in the cache stay. */
async function restore(store: QueryStore, kept: SealedAnswers, isHere: () => boolean): Promise<void> {
  const { answers, useless } = await kept.readAll();
  if (!isHere()) return;
  const { stay, go } = sift(answers, persistedShapes());
  hydrate(
    queryClient,
    { mutations: [], queries: stay.map(hydratable) },
    { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
  );
  const gone = [...useless, ...go];
  const tidyUp = async () => {
    if (gone.length > 0) await store.drop(gone);
    await kept.sealPlain(answers.filter(([name]) => !gone.includes(name)));
  };
  void tidyUp();
}

async function pruneSearches(store: QueryStore): Promise<void> {
  const go = searchesToDrop(await store.keysOf(`${SEARCHES}-`), await store.marked());
  if (go.length > 0) await store.drop(go);
}

/** Stops persisting and deletes the account's data. Its page has been left and its cache emptied before. */
function forget(): void {
  keeping?.stop();
  void keeping?.store.clear();
  keeping = null;
}

async function follow(account: string): Promise<void> {
  if (keeping?.account === account) return;
  forget();
  if (account === 'public') return;
  const store = openQueryStore(account);
  const current: Keeping = { account, store, flush: () => {}, stop: () => {} };
  keeping = current;
  const isHere = () => keeping === current;
  const answers = sealedAnswers(store, () => sealHere(account));
  await restore(store, answers, isHere);
  if (!isHere()) return;
  Object.assign(current, writeChanges(account, store, answers));
  setTimeout(() => void pruneSearches(store), 5000);
}

/** Whose searches are stored here, and the company's settlement currency at the time. */
function settledIn(): { account: string; currency: Currency | undefined } {
  const current = session.get();
  return { account: accountOf(current), currency: current?.me.company.config.commonConfig.settlementCurrency };
}

/** Deletes searches made in a former settlement currency of the company (spec §4): from the device, then from memory. */
async function dropSearches(account: string): Promise<void> {
  const store = keeping?.account === account ? keeping.store : null;
  if (store) await store.drop(await store.keysOf(`${SEARCHES}-`));
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isSearch(queryKey, account) });
}

/**
 * Persists the account's answers for as long as it is logged in. Resolves once the stored ones are in the cache, so that the first screen
 * can show them.
 */
export async function keepQueries(): Promise<void> {
  const account = () => accountOf(session.get());
  let known = settledIn();
  session.subscribe(() => {
    const before = known;
    known = settledIn();
    void follow(account());
    if (before.account === known.account && before.currency !== known.currency) void dropSearches(known.account);
  });
  void removeOtherStores(account);
  await follow(account());
}

/** Restores a search from this device, with all offers received so far, if `isWhole` accepts it; else runs it. */
export function persistSearch(isWhole: (data: unknown) => boolean) {
  return <T>(
    run: (context: QueryFunctionContext) => T | Promise<T>,
    context: QueryFunctionContext,
    query: Query,
  ): T | Promise<T> => {
    if (!keeping || !isSearch(query.queryKey, keeping.account)) return run(context);
    return searchPersisterOf(keeping.store, isWhole).persisterFn(run, context, query);
  };
}

/** Once all offers have arrived, so that the device holds all of them. */
export function flushKept(): void {
  keeping?.flush();
}

/** Before a search is rerun. */
export async function dropSearch(queryKey: QueryKey): Promise<void> {
  await keeping?.store.removeItem(`${SEARCHES}-${hashKey(queryKey)}`);
}
