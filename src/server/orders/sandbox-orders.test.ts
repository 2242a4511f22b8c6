import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { testClock } from '../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../tests/factories/good-inputs.ts';
import { askPaper, pdfText } from '../../../tests/factories/papers.ts';
import { testSettings } from '../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../tests/fakes/scripted-supplier.ts';
import { type FakeSmtp, fakeSmtp, partOf } from '../../../tests/fakes/smtp-server.ts';
import { exportPath } from '../../contract/exports.ts';
import { SANDBOX_ORDER_NOTE } from '../../contract/sandbox-note.ts';
import { flightConfigs } from '../db/schema/flight-search.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';
import { SANDBOX_RAIL_ID } from '../suppliers/rail/sandbox-rail.ts';
import { PROFILES } from '../suppliers/sandbox/profiles.ts';
import { remindOrder } from './notices/remind-order.ts';
import { groupSupplier, isSandboxOrder } from './sandbox-orders.ts';

const NOTE = SANDBOX_ORDER_NOTE.en;
const clock = testClock('2026-11-20T08:00:00Z');
const real = scriptedSupplier(clock);
const sandbox = Object.assign(scriptedSupplier(clock), { id: 'sandbox-scripted' });
let smtp: FakeSmtp;
let server: TestServer;
let agents: Api;
/** A server whose sandbox was switched off, with what it booked before. */
beforeAll(async () => {
  smtp = await fakeSmtp('portal', 'mail-password');
  const settings = {
    mail: { url: smtp.url, from: 'Interline <desk@interline.example>' },
    sandbox: { ...testSettings().sandbox, isOn: false },
  };
  server = await startTestServer({ clock, airSuppliers: [real, sandbox], pollJobs: false, settings });
  agents = api(server);
  const isHarbour = eq(flightConfigs.companyId, DEMO_COMPANY.harbour);
  const [row] = await server.deps.db.select().from(flightConfigs).where(isHarbour);
  if (!row) throw new Error('Harbour has no flight config');
  const config = { ...row.config, orderNotificationUrl: 'https://notices.harbour.example/orders' };
  await server.deps.db.update(flightConfigs).set({ config }).where(isHarbour);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const op = () => agents.as('harbour.op');

async function statusInSheet(id: string): Promise<string> {
  const headers = { authorization: `Bearer ${await op().token()}`, 'accept-language': 'en' };
  const payload = { bookingId: id };
  const answer = await server.app.inject({ method: 'POST', url: `/api${exportPath('orders')}`, headers, payload });
  const [titles = [], cells = []] = await readSheet(answer.rawPayload);
  return String(cells[titles.indexOf('Status')]);
}

/** Which of the outputs about a new booking mark it as a sandbox's. */
async function marksOf(supplier: ScriptedSupplier): Promise<Record<string, boolean>> {
  const { id, sandbox: answer = false } = await bookedOrder(server, supplier, op());
  await remindOrder(server.deps, id);
  await server.deps.jobs.drain();
  const raw = smtp.taken.find((mail) => partOf(mail.raw, 'text/plain').includes(id))?.raw ?? '';
  const paper = await askPaper({ server, agents }, { product: 'flight', id });
  const [notice] = (await agents.as('harbour.admin').expect('outgoingNotices', { order: id })).list;
  return {
    isMailed: partOf(raw, 'text/html').includes(id),
    answer,
    mail: partOf(raw, 'text/plain').includes(NOTE),
    page: partOf(raw, 'text/html').includes(NOTE),
    paper: (await pdfText(paper.rawPayload)).includes(NOTE),
    sheet: (await statusInSheet(id)) === 'Sandbox · To be paid',
    notice: JSON.parse(notice?.body ?? '{}').order?.sandbox === true,
  };
}

describe('what leaves the portal when its sandbox is off', () => {
  it('says of an order of the sandbox that it is one', async () => {
    const all = { answer: true, mail: true, page: true, paper: true, sheet: true, notice: true };
    expect(await marksOf(sandbox)).toEqual({ isMailed: true, ...all });
  });

  it('says nothing of it where a supplier has booked', async () => {
    const none = { answer: false, mail: false, page: false, paper: false, sheet: false, notice: false };
    expect(await marksOf(real)).toEqual({ isMailed: true, ...none });
    const { id, sandbox: group } = await op().expect('createGroupOrder', GOOD_INPUTS.createGroupOrder);
    expect([group, await statusInSheet(id)]).toEqual([undefined, 'To be quoted']);
  });
});

it('every supplier of the sandbox is known by its id, and the desk that buys for groups is not', () => {
  const ids = [...PROFILES.map(({ id }) => id), SANDBOX_RAIL_ID, groupSupplier(true)];
  expect(ids.filter((supplierId) => !isSandboxOrder({ supplierId }))).toEqual([]);
  expect(isSandboxOrder({ supplierId: groupSupplier(false) })).toBe(false);
});
