import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { askPaper, pdfText } from '../../../../tests/factories/papers.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { PaperInput } from '../../../contract/order-papers.ts';
import { SANDBOX_ORDER_NOTE } from '../../../contract/sandbox-note.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(), pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const PARTY = { adult: 2, child: 0, infant: 0 };

const asked = () => op().expect('createGroupOrder', { ...GOOD_INPUTS.createGroupOrder, passengers: PARTY });

/** Quoted, confirmed, with named passengers. */
async function confirmed() {
  const { id } = await asked();
  const { order } = await agents.as('provider.admin').expect('deskQuoteGroup', {
    id,
    validUntil: '2026-11-22T02:00:00Z',
    options: [
      {
        airline: 'CX',
        flights: 'CX 759 08:00\nCX 750 15:00',
        prices: { adult: 50_000, child: 40_000, infant: 5_000 },
        instalments: [],
        lastPayBy: '2026-11-28T02:00:00Z',
      },
    ],
  });
  const [option] = order.options;
  if (!option) throw new Error('the desk has quoted');
  await op().expect('confirmGroupOrder', { id, option: option.id, total: option.total });
  await op().expect('applyGroupSeats', { id });
  const passengers = ['ANNA', 'OTTO'].map((givenName) => passenger('adult', { surname: 'GROUPER', givenName }));
  return op().expect('handInGroupList', { id, passengers, confirm: false });
}

const paperFor = (id: string, input: Partial<PaperInput> = {}, username = 'harbour.op') =>
  askPaper({ server, agents, username }, { product: 'group', id }, input);

describe('the paper of a group', () => {
  it('says its days and party before anything is quoted, and carries no prices then', async () => {
    const order = await asked();
    const text = await pdfText((await paperFor(order.id)).rawPayload);
    expect(text).toMatch(/Itinerary.*Not ticketed yet.*→.*2 adults/);
    expect(text).toContain(SANDBOX_ORDER_NOTE.en);
    expect((await paperFor(order.id, { prices: true })).json()).toMatchObject({ code: 422045 });
  });

  it.each([
    ['en', ['Itinerary', 'Cathay Pacific', 'CX 750 15:00', '2 adults']],
    ['zh-cn', ['行程单', '国泰航空', 'CX 750 15:00', '2 位成人']],
    ['zh-tw', ['行程單', '國泰航空', 'CX 750 15:00', '2 位成人']],
  ] as const)('has the confirmed flights and who is named, in %s', async (language, said) => {
    const order = await confirmed();
    const text = await pdfText((await paperFor(order.id, { language })).rawPayload);
    for (const part of [...said, 'GROUPER/ANNA']) expect(text).toContain(part);
    expect(text).not.toContain('¥');
  });

  it('carries what the client pays once a quote is confirmed', async () => {
    const order = await confirmed();
    const text = await pdfText((await paperFor(order.id, { prices: true })).rawPayload);
    expect(text).toMatch(/Itinerary and receipt.*2 adults × ¥500.00 ¥1,000.00.*Total ¥1,000.00/);
  });

  it('is the company’s own alone', async () => {
    const order = await asked();
    expect((await paperFor(order.id, {}, 'quay.op')).json()).toMatchObject({ code: 404002 });
  });
});
