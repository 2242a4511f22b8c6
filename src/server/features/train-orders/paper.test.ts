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

async function held() {
  const id = 'G101.2026-11-25.VNP.AOH.second';
  const { verificationId } = await op().expect('verifyTrain', { id, passengers: { adult: 1, child: 0 } });
  const rider = passenger('adult', { surname: 'RAILWAY', givenName: 'WEI' });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  return op().expect('createTrainOrder', { verificationId, passengers: [rider], contact });
}

const paperFor = (id: string, input: Partial<PaperInput> = {}, username = 'harbour.op') =>
  askPaper({ server, agents, username }, { product: 'train', id }, input);

describe('the paper of a train', () => {
  it.each([
    ['en', /Harbour Travel.*Itinerary.*Not ticketed yet.*G101.*Second class.*Beijing.*Shanghai.*RAILWAY\/WEI/],
    ['zh-cn', /行程单.*尚未出票.*G101.*二等座.*北京南.*上海虹桥/],
    ['zh-tw', /行程單.*尚未開票.*G101.*二等座.*北京南.*上海虹橋/],
  ] as const)('is a PDF in %s that says what one rides and who, and no price', async (language, said) => {
    const order = await held();
    const answer = await paperFor(order.id, { language });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await pdfText(answer.rawPayload);
    expect(text).toMatch(said);
    expect(text).toContain(order.id);
    expect(text).not.toContain('¥');
    expect(text).not.toContain('VNP');
    expect(text.replaceAll(' ', '')).toContain(SANDBOX_ORDER_NOTE[language].replaceAll(' ', ''));
  });

  it('carries what the client pays where that is asked for', async () => {
    const order = await held();
    const [line] = order.prices;
    const each = ((line?.price.amount ?? 0) / 100).toFixed(2);
    const text = await pdfText((await paperFor(order.id, { prices: true })).rawPayload);
    expect(text).toContain('Itinerary and receipt');
    expect(text).toContain(`1 adult × ¥${each}`);
    expect(text).toContain(`Total ¥${each}`);
  });

  it('is the company’s own alone, and stands in the user log', async () => {
    const order = await held();
    expect((await paperFor(order.id, {}, 'quay.op')).json()).toMatchObject({ code: 404002 });
    await paperFor(order.id);
    const { list } = await agents.as('harbour.admin').expect('userLogs', { action: 'printTrainOrder' });
    expect(list[0]).toMatchObject({ subject: { id: order.id } });
  });
});
