import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeCompany } from '../../../tests/factories/companies.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { sampled } from '../../../tests/tools/run-mode.ts';
import { canUseFlights, canUseTrains } from '../../contract/permissions.ts';
import { isRefusal } from '../../contract/result.ts';
import { apiKeys, companies } from '../db/schema/companies.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { readSellingChain } from '../features/flight-search/selling-chain.ts';
import { actorFinder } from '../features/session/find-actor.ts';
import { hashToken } from '../features/session/find-session.ts';
import { API_KEY_START } from '../http/authenticate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LEVELS = 4;
/** What is switched off for the company itself. */
const switches = fc.record({
  shut: fc.boolean(),
  flights: fc.boolean(),
  trains: fc.boolean(),
  mainland: fc.boolean(),
  pnr: fc.boolean(),
});
type Switches = typeof switches extends fc.Arbitrary<infer T> ? T : never;
const NONE: Switches = { shut: false, flights: false, trains: false, mainland: false, pnr: false };
const sparse = fc.oneof({ weight: 3, arbitrary: fc.constant(NONE) }, { weight: 2, arbitrary: switches });

interface Node {
  id: string;
  /** Index of its parent; -1 for the first. */
  above: number;
  level: number;
  off: Switches;
  token: string;
  key: string;
}

/** A tree of at most four levels: each company's parent comes before it. */
function treeOf(drawn: readonly { under: number; off: Switches }[]): Node[] {
  const nodes: Node[] = [];
  for (const { under, off } of drawn) {
    const parents = nodes.flatMap(({ level }, i) => (level < LEVELS - 1 ? [i] : []));
    const above = parents[under % Math.max(1, parents.length)] ?? -1;
    const level = (nodes[above]?.level ?? -1) + 1;
    const [token, key] = [randomUUID(), API_KEY_START + (randomUUID() + randomUUID()).replaceAll('-', '').slice(0, 43)];
    nodes.push({ id: randomUUID(), above, level, off, token, key });
  }
  return nodes;
}

const columnsOf = ({ shut, flights, trains, mainland, pnr }: Switches) => ({
  disabledAt: shut ? server.clock.now() : null,
  enableFlightService: !flights,
  enableTrainService: !trains,
  hideMainlandContent: mainland,
  hidePnrBooking: pnr,
});

/** Stores a tree with a session and an API key at each of its companies. */
async function plant(nodes: readonly Node[]): Promise<void> {
  const { db } = server.deps;
  const at = server.clock.now();
  for (const { id, above, level, off, token, key } of nodes) {
    const about = { name: 'Tree', proxyLevel: Math.max(0, level - 1), settlementCurrency: 'CNY' as const };
    const parentId = nodes[above]?.id ?? null;
    await db.insert(companies).values({ id, parentId, ...about, ...columnsOf(off), createdAt: at });
    const [person, machine] = [randomUUID(), randomUUID()];
    const who = {
      companyId: id,
      nickname: 'Tree',
      config: { defaultRegion: '86', cities: [], countries: [], passengers: [] },
    };
    await db.insert(users).values([
      { ...who, id: person, username: person, roles: ['SuperUser'], createdAt: at },
      { ...who, id: machine, username: `api:${id}`, roles: ['operator'], isTechnical: true, createdAt: at },
    ]);
    const session = { id: randomUUID(), userId: person, tokenHash: hashToken(token) };
    await db.insert(sessions).values({ ...session, createdAt: at, lastUsedAt: at });
    const own = { companyId: id, userId: machine, madeBy: person, keyHash: hashToken(key), sealed: '', prefix: 'il_' };
    await db.insert(apiKeys).values({ ...own, createdAt: at });
  }
}

/** Whether something is off for a company or for any above it, by the simplest computation. */
function isOff(nodes: readonly Node[], i: number, which: keyof Switches): boolean {
  const node = nodes[i];
  return node !== undefined && (node.off[which] || isOff(nodes, node.above, which));
}

/** What a company's users and systems may do; shut: nothing, with the code they are refused with. */
interface Standing {
  person: readonly boolean[] | string;
  machine: readonly boolean[] | string;
  hideMainland: boolean;
}

/** The expected permissions of each company, by the simplest computation. */
const wanted = (nodes: readonly Node[]): Standing[] =>
  nodes.map((_, i) => {
    const hideMainland = isOff(nodes, i, 'mainland');
    if (isOff(nodes, i, 'shut')) return { person: 'accountDisabled', machine: 'apiKeyUnknown', hideMainland };
    const may = [!isOff(nodes, i, 'flights'), !isOff(nodes, i, 'trains'), !isOff(nodes, i, 'pnr')];
    return { person: may, machine: may, hideMainland };
  });

/** The actual ones, by the function that every request calls. */
async function found(nodes: readonly Node[]): Promise<Standing[]> {
  const find = actorFinder(server.deps);
  const may = async (token: string) => {
    const actor = await find(token);
    if (isRefusal(actor)) return actor.refused;
    const { hidePnrBooking } = actor.me.company.config.commonConfig;
    return [canUseFlights(actor.grants), canUseTrains(actor.grants), !hidePnrBooking];
  };
  const standings: Standing[] = [];
  for (const { id, token, key } of nodes) {
    const { hideMainland } = await readSellingChain(server.deps.db, { companyId: id });
    standings.push({ person: await may(token), machine: await may(key), hideMainland });
  }
  return standings;
}

it('what is switched off for a company is off for all below it, at once, and on again with it', async () => {
  const company = fc.record({ under: fc.nat(), off: sparse });
  const turn = fc.record({ of: fc.nat(), off: sparse });
  await fc.assert(
    fc.asyncProperty(
      fc.array(company, { minLength: 4, maxLength: 9 }),
      fc.array(turn, { minLength: 1, maxLength: 4 }),
      async (drawn, turns) => {
        const nodes = treeOf(drawn);
        await plant(nodes);
        expect(await found(nodes)).toEqual(wanted(nodes));
        for (const { of, off } of turns) {
          const node = nodes[of % nodes.length];
          if (!node) continue;
          node.off = off;
          await changeCompany(server, node.id, columnsOf(off));
          expect(await found(nodes)).toEqual(wanted(nodes));
        }
        for (const { id } of nodes) await server.deps.db.delete(apiKeys).where(eq(apiKeys.companyId, id));
      },
    ),
    { numRuns: sampled(20, 6) },
  );
});
