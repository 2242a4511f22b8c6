import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { copyUser, passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { deskPassengersPath } from '../../../contract/desk-passengers.ts';
import { XLSX } from '../../../contract/media-types.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/users.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock: testClock('2026-11-20T02:00:00.000Z'), pollJobs: false });
  agents = api(server);
  await copyUser(server, 'provider.admin', 'provider.trains');
  await server.deps.db
    .update(users)
    .set({ permissions: ['desk:train'] })
    .where(eq(users.username, 'provider.trains'));
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');

async function open(username: string, product: OrderProduct, id: string, language = 'en') {
  const authorization = `Bearer ${await agents.as(username).token()}`;
  const url = `/api${deskPassengersPath(product, id)}`;
  return server.app.inject({ url, headers: { authorization, 'accept-language': language } });
}

const looks = (id: string) =>
  server.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'openPassengers'), eq(auditLog.subjectId, id)));

/** Booked for two, the second with this passport. */
async function bookedTrain(number: string) {
  const people = [passenger(), passenger('adult', { document: passport(number) })];
  const { verificationId } = await op().expect('verifyTrain', {
    id: 'G101.2026-11-25.VNP.AOH.second',
    passengers: { adult: 2, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const booking = { verificationId, passengers: people, contact, seats: ['', 'F'] };
  return { people, order: await op().expect('createTrainOrder', booking) };
}

const passport = (number: string) => ({
  type: 'passport' as const,
  number,
  expiry: '2033-05-01',
  issuingPlace: 'SG',
});

/** A group with a submitted passenger list. */
async function listedGroup() {
  const { id } = await op().expect('createGroupOrder', {
    ...GOOD_INPUTS.createGroupOrder,
    passengers: { adult: 2, child: 0, infant: 0 },
  });
  await desk().expect('deskQuoteGroup', {
    id,
    validUntil: '2026-11-22T02:00:00Z',
    options: [
      {
        airline: 'CX',
        flights: 'CX 759 08:00',
        prices: { adult: 50_000, child: 40_000, infant: 5_000 },
        instalments: [],
        lastPayBy: '2026-11-28T02:00:00Z',
      },
    ],
  });
  const { options } = await op().expect('groupOrder', { id });
  const [chosen] = options;
  if (!chosen) throw new Error('nothing was quoted');
  await op().expect('confirmGroupOrder', { id, option: chosen.id, total: chosen.total });
  await op().expect('applyGroupSeats', { id });
  await desk().expect('deskGroupSeats', { id, pnr: 'GRP001' });
  const people = [passenger(), { ...passenger('adult', { document: passport('P1234567') }), surname: 'LEE' }];
  await op().expect('handInGroupList', { id, passengers: people, confirm: true });
  return { id, people };
}

describe('the passengers of an order, at the desk', () => {
  it('are a sheet with what a train is bought by, seat wishes among it', async () => {
    const { order, people } = await bookedTrain('P7654321');
    const answer = await open('provider.admin', 'train', order.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': XLSX, 'cache-control': 'private, no-store' });
    const [head, ...rows] = await readSheet(answer.rawPayload);
    expect(head).toEqual([
      ...['Surname', 'Given name', 'Passenger type', 'Gender', 'Date of birth', 'Nationality'],
      ...['Document type', 'Document number', 'Document expiry', 'Issuing place', 'Seat wish'],
    ]);
    const [first, second] = people;
    expect(rows.map((row) => [row[0], row[7], row[9], row[10]])).toEqual([
      [first?.surname, first?.document.number, 'CN', null],
      [second?.surname, 'P7654321', 'SG', 'F'],
    ]);
    expect(rows[0]?.slice(2, 7)).toEqual(['Adult', 'Female', '1988-04-12', 'CN', 'Passport']);
    const [, chinese] = await readSheet((await open('provider.admin', 'train', order.id, 'zh-cn')).rawPayload);
    expect(chinese?.slice(2, 7)).toEqual(['成人', '女', '1988-04-12', 'CN', '护照']);
    const found = await desk().expect('deskTrainOrder', { id: order.id });
    expect(found).toMatchObject({ seatWishes: ['', 'F'], order: { seatClass: 'second' } });
    expect(JSON.stringify(found)).not.toContain('P7654321');
  });

  it('are a group’s as its agent handed them in', async () => {
    const { id, people } = await listedGroup();
    const [, ...rows] = await readSheet((await open('provider.admin', 'group', id)).rawPayload);
    expect(rows.map((row) => row[7])).toEqual(people.map(({ document }) => document.number));
    expect(rows[1]?.[0]).toBe('LEE');
  });

  it('are looked at by those who may work on that product alone, and each look is written down', async () => {
    const { id } = (await bookedTrain('P7654322')).order;
    for (const who of ['harbour.op', 'harbour.admin', 'meridian.admin'])
      expect((await open(who, 'train', id)).statusCode, who).toBe(403);
    expect((await open('provider.trains', 'group', id)).statusCode).toBe(403);
    expect((await open('provider.admin', 'group', id)).statusCode).toBe(404);
    expect((await open('provider.admin', 'train', '1')).statusCode).toBe(404);
    expect(await looks(id)).toEqual([]);
    expect((await open('provider.trains', 'train', id)).statusCode).toBe(200);
    expect(await looks(id)).toMatchObject([{ subject: 'train-order' }]);
  });
});
