import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { testClock } from '../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../tests/fakes/scripted-supplier.ts';
import { writeError } from './hide-secrets.ts';
import { createLog } from './request-log.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
let lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
  server = await startTestServer({ clock, airSuppliers: [supplier], log: createLog('trace', sink) });
  agents = api(server);
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

const PERSON = passenger('adult', {
  surname: 'ZHUANGYUAN',
  givenName: 'QINGQING',
  birthday: '1987-06-05',
  phone: '61234599',
  email: 'qingqing@passenger.example',
  document: { type: 'passport', number: 'EZ9988776', expiry: '2033-04-03' },
});
const CONTACT = { name: 'Wenwen Ouyang', email: 'wenwen@desk.example', areaCode: '852', phone: '69876543' };
const TRAVELLER = { ...PERSON, nativeName: '莊源青青', documents: [PERSON.document] };
const PERSONAL = [
  PERSON.surname,
  PERSON.givenName,
  PERSON.birthday,
  PERSON.phone,
  PERSON.email,
  PERSON.document.number,
  PERSON.document.expiry,
  ...Object.values(CONTACT).filter((value) => value !== CONTACT.areaCode),
  TRAVELLER.nativeName,
].filter((value) => value !== undefined);

/** Ways in which a database rejects a row and quotes it; with the statement that repairs the table. */
const FAULTS: [name: string, table: string, fault: string, mend: string][] = [
  ...['orders', 'order_passengers', 'order_timeline', 'travellers', 'traveller_documents'].map(
    (table): [string, string, string, string] => [
      `a rule of ${table}`,
      table,
      `alter table ${table} add constraint fault check (false) not valid`,
      `alter table ${table} drop constraint fault`,
    ],
  ),
  ...[
    ['order_passengers', 'given_name'],
    ['travellers', 'surname'],
  ].map(([table = '', column = '']): [string, string, string, string] => [
    `the kind of ${table}.${column}`,
    table,
    `alter table ${table} add column kept text; update ${table} set kept = ${column};
     alter table ${table} alter column ${column} type int using 1`,
    `alter table ${table} alter column ${column} type text using kept; alter table ${table} drop column kept`,
  ]),
];

/** Writes a booking, its job and a traveller: every place with personal data. */
async function writePeople(): Promise<number[]> {
  const op = agents.as('harbour.op');
  const offer = await verifiedOffer(server, supplier);
  const order = { ...orderInput(offer, [PERSON]), contact: CONTACT };
  const booked = await op.call('createFlightOrder', order);
  await server.deps.jobs.drain({ early: true });
  const { type: _, frequentFlyer: __, document: ___, ...traveller } = TRAVELLER;
  const kept = await op.call('createTraveller', { ...traveller, merge: true });
  return [booked.status, kept.status];
}

/** The embedded database's own log; an external database keeps its log where no test finds it. */
async function databaseLog(): Promise<string> {
  if (inject('databases').url !== null) return '';
  const { rows } = await server.deps.pool.query<{ data_directory: string }>('show data_directory');
  const text = readFileSync(join(dirname(rows[0]?.data_directory ?? ''), 'postgresql.log'), 'utf8');
  if (!text.includes('ready to accept connections')) throw new Error('this is not the log of the database');
  return text;
}

describe('a fault of the database', () => {
  it.each(FAULTS)('by %s tells no log and no queue of the people it was about', async (_, table, fault, mend) => {
    await server.deps.pool.query(fault);
    const statuses = await writePeople();
    await server.deps.pool.query(mend);
    expect(statuses).toContain(500);
    const told = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(told)).toMatch(new RegExp(`"code":"(23|22|42)...|${table}`));
    const { rows } = await server.deps.db.execute<{ output: unknown }>(sql`
      select output from pgboss.job where output is not null`);
    for (const text of [lines.join(''), JSON.stringify(rows), await databaseLog()])
      for (const value of PERSONAL) expect(text).not.toContain(value);
  });

  it('is told with its code, its table and the statement', async () => {
    const statement = sql`insert into travellers (surname) values (${PERSON.surname})`;
    const error: unknown = await server.deps.db.execute(statement).catch((fault: unknown) => fault);
    const told = inspect(writeError(error), { depth: null });
    expect(told).toContain('insert into travellers (surname) values ($1)');
    expect(writeError(error)).toMatchObject({ cause: { code: '23502', table: 'travellers', severity: 'ERROR' } });
    expect(told).not.toContain(PERSON.surname);
  });
});
