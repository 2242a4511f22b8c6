import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../../src/server/db/schema/files.ts';
import type { Api } from '../factories/api.ts';
import { bookedOrder, passenger, verifiedOffer } from '../factories/flight-orders.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { askedGroup } from '../factories/groups.ts';
import type { TestServer } from '../factories/test-server.ts';
import type { ScriptedSupplier } from '../fakes/scripted-supplier.ts';
import type { Ids } from './company-rows.ts';
import { DRAFT } from './session-rows.ts';

const HARBOUR_OP = '20000000-0000-4000-8000-000000000003';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Well-formed ids without a record. */
export const NOBODYS: Ids = {
  order: '2600000001',
  group: '2600000002',
  train: '2600000003',
  search: uuid(1),
  solution: uuid(2),
  verification: uuid(3),
  draft: uuid(4),
  traveller: uuid(5),
  card: uuid(6),
  user: uuid(7),
  agency: uuid(8),
  session: uuid(9),
  task: uuid(10),
  file: uuid(11),
  statement: uuid(12),
  ride: uuid(13),
};

/** Creates, as users of Harbour Travel, one of each record that others might request. */
export async function makeHarbourRecords(server: TestServer, agents: Api, supplier: ScriptedSupplier): Promise<Ids> {
  const owner = agents.as('harbour.op');
  const administrator = agents.as('harbour.admin');
  const { id: order } = await bookedOrder(server, supplier, owner);
  const { id: group } = await askedGroup(owner);
  const { list: waiting } = await agents.as('provider.admin').expect('deskQueue', { pageSize: 100 });
  const { list: statements } = await administrator.expect('statements', {});
  const { id: agency } = await administrator.expect('createAgency', GOOD_INPUTS.createAgency);
  const { list: sessions } = await owner.expect('ownSessions', {});
  const made = {
    ...{ order, group, agency, user: HARBOUR_OP },
    ...(await trainsOf(agents)),
    ...(await searchOf(agents)),
    ...(await travellerOf(agents)),
    task: waiting.find(({ orderId }) => orderId === group)?.id ?? '',
    statement: statements.find(({ closedAt }) => closedAt)?.id ?? '',
    session: sessions[0]?.id ?? '',
    verification: await verifiedOffer(server, supplier),
    file: await fileOf(server, agents, order),
    draft: server.deps.ids.uuid(),
  };
  const parts = [{ key: 'p0', content: '{}', baseRev: 0 }];
  await owner.expect('saveDraft', { ...DRAFT, id: made.draft, baseRev: 0, parts });
  const missing = Object.entries(made).filter(([, id]) => id === '');
  if (missing.length > 0) throw new Error(`nothing was made of ${missing.map(([name]) => name).join(', ')}`);
  return made;
}

/** A booked train, and another price check. */
async function trainsOf(agents: Api): Promise<Pick<Ids, 'train' | 'ride'>> {
  const owner = agents.as('harbour.op');
  const check = { id: 'G101.2026-11-25.VNP.AOH.second', passengers: { adult: 1, child: 0 } };
  const { verificationId } = await owner.expect('verifyTrain', check);
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id: train } = await owner.expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  return { train, ride: (await owner.expect('verifyTrain', check)).verificationId };
}

async function searchOf(agents: Api): Promise<Pick<Ids, 'search' | 'solution'>> {
  const owner = agents.as('harbour.op');
  const { searchId: search } = await owner.expect('shopping', {
    journeys: [{ origin: 'PVG', destination: 'HKG', date: '2026-12-20' }],
    passengers: { adult: 1, child: 0, infant: 0 },
    bookingType: 'oneway',
    cabin: 'economy',
  });
  const found: string[] = [];
  for (let cursor = 0, done = false; !done; ) {
    const answer = await owner.expect('solutions', { searchId: search, cursor });
    found.push(...answer.solutions.map(({ id }) => id));
    ({ cursor, done } = answer);
  }
  return { search, solution: found[0] ?? '' };
}

async function travellerOf(agents: Api): Promise<Pick<Ids, 'traveller' | 'card'>> {
  const owner = agents.as('harbour.op');
  const { id: traveller } = await owner.expect('createTraveller', {
    surname: 'PRIVATE',
    givenName: 'PERSON',
    documents: [{ type: 'passport', number: 'E70000001' }],
  });
  const card = { travellerId: traveller, airline: 'CA', number: '777000111' };
  return { traveller, card: (await owner.expect('createMemberCard', card)).id };
}

/** A letter as evidence for that order. */
async function fileOf({ deps }: TestServer, agents: Api, orderId: string): Promise<string> {
  const paper = { width: 40, height: 40, channels: 3, background: 'white' } as const;
  const image = new Uint8Array(await sharp({ create: paper }).png().toBuffer());
  const { id } = await agents.as('harbour.op').expect('uploadFile', { purpose: 'proof', name: 'letter.png', image });
  await deps.db.update(files).set({ orderId }).where(eq(files.id, id));
  return id;
}
