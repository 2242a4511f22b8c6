import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { GROUP_OPTION } from '../../../../tests/factories/groups.ts';
import { askPaper, pdfText } from '../../../../tests/factories/papers.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { FIELD_MESSAGES } from '../../../contract/messages.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
});
beforeEach(() => {
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const ASKED = { date: '2027-01-10', returnDate: '2027-01-15' };
const OTHER = { date: '2027-01-14', returnDate: '2027-01-19' };

/** Two adults, from Hong Kong to Singapore and back. */
async function asked(isChangeDate: boolean): Promise<string> {
  const { id } = await op().expect('createGroupOrder', {
    ...GOOD_INPUTS.createGroupOrder,
    passengers: { adult: 2, child: 0, infant: 0 },
    groupOrderExtraInfo: { isChangeDate, acceptChangeFlight: false },
  });
  return id;
}

const quote = (id: string, option: object) =>
  desk().callRaw('deskQuoteGroup', {
    id,
    validUntil: '2026-11-22T02:00:00Z',
    options: [{ ...GROUP_OPTION, ...option }],
  });

/** Quoted on those days, and confirmed. */
async function confirmed(dates = [OTHER]): Promise<string> {
  const id = await asked(true);
  expect((await quote(id, { dates })).envelope.code).toBe(0);
  const [option] = (await op().expect('groupOrder', { id })).options;
  const total = option?.total ?? { amount: 0, currency: 'CNY' as const };
  await op().expect('confirmGroupOrder', { id, option: option?.id ?? '', total });
  return id;
}

describe('a quote on other days than were asked for', () => {
  it('is for agencies that take other days, of each journey and in order', async () => {
    const fixed = await asked(false);
    const only = FIELD_MESSAGES.groupDatesFixed.en;
    expect((await quote(fixed, { dates: [OTHER] })).envelope.data).toEqual({
      fields: { 'options[0].dates[0].date': only, 'options[0].dates[0].returnDate': only },
    });
    expect((await quote(fixed, { dates: [ASKED] })).envelope.code).toBe(0);
    expect((await op().expect('groupOrder', { id: fixed })).options[0]?.dates).toBeUndefined();

    const open = await asked(true);
    const faultOf = async (dates: object[]) => (await quote(open, { dates })).envelope.data;
    const at = 'options[0].dates[0]';
    expect(await faultOf([])).toEqual({ fields: { 'options[0].dates': expect.any(String) } });
    expect(await faultOf([{ date: OTHER.date }])).toEqual({
      fields: { [`${at}.returnDate`]: FIELD_MESSAGES.required.en },
    });
    expect(await faultOf([{ ...OTHER, returnDate: '2027-01-13' }])).toEqual({
      fields: { [`${at}.returnDate`]: FIELD_MESSAGES.returnBeforeDeparture.en },
    });
    expect(await faultOf([{ ...OTHER, date: '2026-11-19' }])).toMatchObject({
      fields: { [`${at}.date`]: FIELD_MESSAGES.pastDate.en },
    });
  });

  it('has its payments until its own day of departure', async () => {
    const id = await asked(true);
    // Midnight of the 15th in Hong Kong, long after the requested day.
    const late = { dates: [OTHER], instalments: [], lastPayBy: '2027-01-14T16:00:00Z' };
    expect((await quote(id, late)).envelope.data).toEqual({
      fields: { 'options[0].lastPayBy': FIELD_MESSAGES.deadlineAfterDeparture.en },
    });
    expect((await quote(id, { ...late, lastPayBy: '2027-01-14T15:59:59Z' })).envelope.code).toBe(0);
    const { journeys, options } = await op().expect('groupOrder', { id });
    expect([journeys[0]?.date, options[0]?.dates]).toEqual([ASKED.date, [OTHER]]);
  });
});

describe('a group that is confirmed on other days', () => {
  it('travels on them from then on, in its page, the list of bookings and its paper', async () => {
    const id = await confirmed();
    expect((await op().expect('groupOrder', { id })).journeys).toMatchObject([
      { origin: 'HKG', destination: 'SIN', ...OTHER, remark: 'Morning flights' },
    ]);
    const { list } = await op().expect('bookings', { bookingId: id });
    expect(list).toMatchObject([{ id, departureDate: OTHER.date }]);
    const answer = await askPaper({ server, agents, username: 'harbour.op' }, { product: 'group', id }, {});
    const text = await pdfText(answer.rawPayload);
    // A Thursday and a Tuesday; requested were a Sunday and a Friday.
    expect(text).toMatch(/· Thu .*· Tue /);
    expect(text).not.toMatch(/· (Sun|Fri) /);
  });

  it('holds its passenger list to them', async () => {
    const id = await confirmed();
    await op().expect('applyGroupSeats', { id });
    const [first, second] = [passenger(), { ...passenger(), surname: 'LEE' }];
    // Valid on the requested days, and not on these.
    const expiry = '2027-01-17';
    const passengers = [first, { ...second, document: { ...second.document, expiry } }];
    const { envelope } = await op().callRaw('handInGroupList', { id, passengers, confirm: false });
    expect(envelope.data).toMatchObject({ fields: { 'passengers[1].document.expiry': expect.any(String) } });
  });
});
