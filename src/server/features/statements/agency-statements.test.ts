import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { addDays } from '../../../contract/dates.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { EXPORT_HEADERS, type ExportKind, exportPath } from '../../../contract/exports.ts';
import { RUNNING } from '../../../contract/statements.ts';
import { companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
const agency = DEMO_COMPANY.quay;
const RECEIPT = 'HK-700';
let server: TestServer;
let agents: Api;

beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
  await agents.as('provider.admin').expect('topUpAgency', {
    id: agency,
    currency: 'HKD',
    receivedAmount: 500_000,
    exchangeRate: '1',
    referenceNumber: RECEIPT,
  });
  const op = agents.as('quay.op');
  const { id } = await bookedOrder(server, supplier, op, { username: 'quay.op', party: { adult: 1 } });
  await op.expect('setFlightReference', { id, referenceId: 'QUAY-OWN-1' });
  await op.expect('payFlightOrder', { id, channel: 'balance' });
});
afterAll(async () => {
  await assertBalanced(server.deps.db);
  await server.close();
});

const subStatements = (query: object, username = 'harbour.fin') => agents.as(username).expect('subStatements', query);

async function asked(username: string, kind: ExportKind, payload: object) {
  const headers = { authorization: `Bearer ${await agents.as(username).token()}`, 'accept-language': 'en' };
  return server.app.inject({ method: 'POST', url: `/api${exportPath(kind)}`, headers, payload });
}

/** The rows of a sheet, by column title. */
async function linesOf(username: string, kind: ExportKind, payload: object) {
  const [head = [], ...rows] = await readSheet((await asked(username, kind, payload)).rawPayload);
  return rows.map((row) => new Map(head.map((title, i) => [String(title), row[i]])));
}

describe('the running statement of an agency', () => {
  it('stands on top for whoever opened the agency and for the provider, as the agency has it', async () => {
    const own = await agents.as('quay.fin').expect('statements', { pageSize: 100 });
    expect(own.list[0]).toMatchObject({ id: RUNNING, zone: server.deps.settings.billingZone });
    for (const username of ['harbour.fin', 'provider.admin'])
      expect(await subStatements({ agency, pageSize: 100 }, username)).toEqual(own);
    const pages = await Promise.all([1, 2].map((page) => subStatements({ agency, page, pageSize: 1 })));
    expect(pages.flatMap(({ list }) => list)).toEqual(own.list.slice(0, 2));
  });

  it('has what the provider has just entered', async () => {
    const [running] = (await subStatements({ agency }, 'provider.admin')).list;
    expect(running?.totals.find(({ type }) => type === 'top-up')?.amount).toBeGreaterThanOrEqual(500_000);
  });

  it('is left out of the list of all agencies, and where the filters leave it out', async () => {
    const [running] = (await subStatements({ agency })).list;
    const isListed = async (query: object) => (await subStatements(query)).list.some(({ id }) => id === RUNNING);
    expect(await isListed({ pageSize: 100 })).toBe(false);
    expect(await isListed({ agency, q: 'nobody' })).toBe(false);
    expect(await isListed({ agency, q: 'QUAY' })).toBe(true);
    expect(await isListed({ agency, to: addDays(running?.lastDay ?? '', -1) })).toBe(false);
    expect(await isListed({ agency, to: running?.lastDay })).toBe(true);
    expect(await isListed({ agency: DEMO_COMPANY.meridian })).toBe(false);
  });

  it('is a line of the sheet of its list', async () => {
    const { total } = await subStatements({ agency });
    const lines = await linesOf('harbour.fin', 'sub-statements', { agency });
    expect([lines.length, lines[0]?.get('Status'), lines[1]?.get('Status')]).toEqual([
      total,
      'Running',
      expect.not.stringContaining('Running'),
    ]);
  });
});

describe('the sheets of an agency’s statement', () => {
  const named = { id: RUNNING, agency };
  const bill = { statement: RUNNING, agency };

  it('have its lines and its bill, for whoever opened it and for the provider', async () => {
    const [running] = (await subStatements({ agency })).list;
    for (const username of ['harbour.fin', 'provider.admin']) {
      const lines = await linesOf(username, 'statements', named);
      expect(lines).toHaveLength(running?.entries ?? 0);
      const moved = running?.totals.filter(({ type }) => /-(flight|train)$/.test(type)) ?? [];
      const billed = await linesOf(username, 'bills', bill);
      const sum = billed.reduce((all, line) => all + Math.round(Number(line.get('Bill amount')) * 100), 0);
      expect(sum).toBe(0 - moved.reduce((all, { amount }) => all + amount, 0));
      expect(sum).toBeGreaterThan(0);
    }
  });

  it.each([{}, { invoiceType: 'None' }])(
    'say beforehand how many lines they have, narrowed by %j',
    async (narrowed) => {
      const { headers, rawPayload } = await asked('harbour.fin', 'statements', { ...named, ...narrowed });
      const rows = await readSheet(rawPayload);
      expect(headers[EXPORT_HEADERS.rows]).toBe(String(rows.length - 1));
    },
  );

  it('are called by the agency and the days', async () => {
    const [running] = (await subStatements({ agency })).list;
    const [quay] = await server.deps.db.select().from(companies).where(eq(companies.id, agency));
    const { headers } = await asked('harbour.fin', 'statements', named);
    const name = ['statements', quay?.code, running?.firstDay, running?.lastDay].join('-');
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}.xlsx"`);
  });

  it('keep to themselves what is no business of the agency between it and the provider', async () => {
    const topUp = async (username: string) =>
      (await linesOf(username, 'statements', named)).find((line) => line.get('Payment Reference') === RECEIPT);
    expect((await topUp('provider.admin'))?.get('Received')).toBe(5000);
    expect((await topUp('harbour.fin'))?.get('Received')).toBeNull();
    for (const [kind, payload] of [['statements', named] as const, ['bills', bill] as const]) {
      const ofProvider = await linesOf('provider.admin', kind, payload);
      expect(ofProvider.map((line) => line.get('Agency Reference ID'))).toContain('QUAY-OWN-1');
      const ofParent = await linesOf('harbour.fin', kind, payload);
      expect(new Set(ofParent.map((line) => line.get('Agency Reference ID')))).toEqual(new Set([null]));
    }
    const booked = (await linesOf('harbour.fin', 'bills', bill)).map((line) => line.get('Booked by'));
    expect(new Set(booked)).toEqual(new Set([null]));
  });

  it('are refused to who may not read its bills', async () => {
    const codeOf = async (username: string, payload: object, kind: ExportKind = 'statements') =>
      (await asked(username, kind, payload)).json().code;
    const { notAllowed, notFound } = REFUSALS;
    expect(await codeOf('harbour.fin', { ...named, agency: DEMO_COMPANY.meridian })).toBe(notFound.code);
    expect(await codeOf('harbour.fin', { ...bill, agency: DEMO_COMPANY.interline }, 'bills')).toBe(notFound.code);
    expect(await codeOf('quay.fin', named)).toBe(notAllowed.code);
    const permit = (permissions: string[]) =>
      server.deps.db.update(users).set({ permissions }).where(eq(users.username, 'harbour.fin'));
    await permit([]);
    agents = api(server);
    expect(await codeOf('harbour.fin', named)).toBe(notAllowed.code);
    expect(await codeOf('harbour.fin', bill, 'bills')).toBe(notAllowed.code);
    await permit(['agencybills:read']);
  });
});
