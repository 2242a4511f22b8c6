import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';

describe('the passenger list of a group, changed by several people', () => {
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock('2026-11-20T02:00:00.000Z'), pollJobs: false });
    agents = api(server);
  });
  afterAll(() => server.close());

  const op = () => agents.as('harbour.op');
  const desk = () => agents.as('provider.admin');
  const handIn = (id: string, input: object, who = 'harbour.op') =>
    agents.as(who).callRaw('handInGroupList', { id, passengers: people(), confirm: false, ...input });
  const people = () => [passenger('adult', { contactName: 'Mei Lin' }), { ...passenger(), surname: 'LEE' }];
  /** The same people without the numbers of their documents, as those of an earlier list. */
  const unnumbered = (before: GroupOrder['passengers']) =>
    people().map((one, i) => ({ ...one, id: before[i]?.id, document: { ...one.document, number: undefined } }));

  /** A group of two with requested seats. */
  async function asked(): Promise<string> {
    const party = { adult: 2, child: 0, infant: 0 };
    const { id } = await op().expect('createGroupOrder', { ...GOOD_INPUTS.createGroupOrder, passengers: party });
    const option = {
      airline: 'CX',
      flights: 'CX 759',
      prices: { adult: 50_000, child: 0, infant: 0 },
      instalments: [],
      lastPayBy: '2026-11-28T02:00:00Z',
    };
    const quote = { id, validUntil: '2026-11-22T02:00:00Z', options: [option] };
    const { order } = await desk().expect('deskQuoteGroup', quote);
    const total = order.options[0]?.total ?? { amount: 0, currency: 'CNY' };
    await op().expect('confirmGroupOrder', { id, option: '1', total });
    await op().expect('applyGroupSeats', { id });
    return id;
  }
  const groupOf = (id: string): Promise<GroupOrder> => op().expect('groupOrder', { id });
  const numbersOf = async (id: string) => (await groupOf(id)).passengers.map(({ document }) => document.number);

  it('keeps the document numbers of those who stay, and wants one of everybody else', async () => {
    const id = await asked();
    await handIn(id, {});
    const { passengers } = await groupOf(id);
    const numbers = await numbersOf(id);
    expect(passengers[0]).toMatchObject({ phone: null, frequentFlyer: null, document: { issuingPlace: 'CN' } });
    expect(passengers.map(({ contactName }) => contactName)).toEqual(['Mei Lin', null]);
    const [first, second] = unnumbered(passengers);
    const replaces = passengers[0]?.id;
    const turned = [{ ...second, givenName: 'OTHER' }, first];
    expect((await handIn(id, { passengers: turned, replaces })).status).toBe(200);
    expect((await groupOf(id)).passengers).toMatchObject([{ givenName: 'OTHER' }, {}]);
    expect(await numbersOf(id)).toEqual(numbers.toReversed());
    // The ids are of the previous list, which is gone.
    const { envelope } = await handIn(id, { passengers: turned });
    expect(envelope).toMatchObject({ code: REFUSALS.badInput.code });
    expect(envelope.data).toMatchObject({ fields: { 'passengers[1].document.number': expect.any(String) } });
    expect((await handIn(id, { passengers: unnumbered([]) })).envelope.code).toBe(REFUSALS.badInput.code);
    expect((await groupOf(id)).passengers).toMatchObject([{ givenName: 'OTHER' }, {}]);
  });

  it('holds each person once, also one whose document it knows from before', async () => {
    const id = await asked();
    const [first, second] = people();
    const twice = async (passengers: readonly unknown[]) => (await handIn(id, { passengers })).envelope;
    expect((await twice([first, { ...second, document: first?.document }])).data).toEqual({
      fields: { 'passengers[1].document.number': 'Another passenger has the same document' },
    });
    const named = { surname: first?.surname, givenName: first?.givenName, birthday: first?.birthday };
    expect((await twice([{ ...first }, { ...second, ...named }])).data).toEqual({
      fields: { 'passengers[1].surname': 'Another passenger has the same name and date of birth' },
    });
    expect((await groupOf(id)).passengers).toEqual([]);
    await handIn(id, { passengers: [first, second] });
    const [kept] = unnumbered((await groupOf(id)).passengers);
    const again = { ...second, document: { ...first?.document } };
    expect((await twice([{ ...kept }, again])).data).toMatchObject({
      fields: { 'passengers[1].document.number': 'Another passenger has the same document' },
    });
    expect((await groupOf(id)).passengers).toMatchObject([{}, { surname: 'LEE' }]);
  });

  it('gives no number of another group’s passengers away', async () => {
    const mine = await asked();
    const other = await asked();
    await handIn(other, {});
    const taken = unnumbered((await groupOf(other)).passengers);
    expect((await handIn(mine, { passengers: taken })).envelope.code).toBe(REFUSALS.badInput.code);
    expect((await groupOf(mine)).passengers).toEqual([]);
  });

  it('is not overwritten by somebody who did not know it', async () => {
    const id = await asked();
    expect((await handIn(id, { replaces: null })).status).toBe(200);
    const changed = [passenger(), { ...passenger(), surname: 'WONG' }];
    expect((await handIn(id, { replaces: null, passengers: changed })).envelope.code).toBe(REFUSALS.staleVersion.code);
    expect((await groupOf(id)).passengers).toMatchObject([{}, { surname: 'LEE' }]);
    const replaces = (await groupOf(id)).passengers[0]?.id;
    const answers = await Promise.all([
      handIn(id, { replaces, passengers: changed }),
      handIn(id, { replaces, passengers: changed }),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await groupOf(id)).passengers).toMatchObject([{}, { surname: 'WONG' }]);
  });

  it('is nobody else’s to change, and nobody’s once it is confirmed', async () => {
    const id = await asked();
    expect((await handIn(id, {}, 'meridian.op')).envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect((await handIn(id, {}, 'harbour.fin')).envelope.code).toBe(REFUSALS.notAllowed.code);
    expect((await groupOf(id)).passengers).toEqual([]);
    await handIn(id, { confirm: true });
    const { passengers, isListLocked } = await groupOf(id);
    expect(isListLocked).toBe(true);
    const late = await handIn(id, { replaces: passengers[0]?.id });
    expect(late.envelope.code).toBe(REFUSALS.statusConflict.code);
    expect((await groupOf(id)).passengers).toEqual(passengers);
  });
});
