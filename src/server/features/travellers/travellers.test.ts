import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { type NewTravellerInput, travellerSchema } from '../../../contract/travellers.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { memberCards, travellerDocuments } from '../../db/schema/travellers.ts';

const zhang: NewTravellerInput = {
  surname: 'ZHANG',
  givenName: 'XIAOMING',
  nativeName: '张晓明',
  gender: 'male',
  birthday: '1988-03-04',
  nationality: 'CN',
  phone: '+8613800000001',
  documents: [{ type: 'passport', number: 'EX1234567', expiry: '2031-05-06', issuingPlace: 'CN' }],
};

describe('often-used passengers', () => {
  let server: TestServer;
  let agents: Api;
  const op = () => agents.as('harbour.op');
  const find = async (q: string) => (await op().expect('travellers', { q })).list.map(({ surname }) => surname);
  beforeAll(async () => {
    server = await startTestServer();
    agents = api(server);
  });
  afterAll(() => server.close());

  it('are found by name, by pinyin and its initials, and by the whole number of a document', async () => {
    await op().expect('createTraveller', zhang);
    await op().expect('createTraveller', {
      surname: 'CHEUNG',
      givenName: 'KWOK WAI',
      nativeName: '張國偉',
      documents: [{ type: 'passport', number: 'K7654321' }],
    });
    for (const q of ['zhang xiaoming', 'xiaoming zhang', 'zhangxiaom', 'zxm', '张晓明', 'EX1234567', 'ex 1234567'])
      expect(await find(q), q).toContain('ZHANG');
    for (const q of ['zhang guowei', 'zgw', '張國偉', 'kwokwai', 'K7654321'])
      expect(await find(q), q).toContain('CHEUNG');
    for (const q of ['EX123456', '%', 'nobody']) expect(await find(q), q).toEqual([]);
  });

  it('show numbers masked until one is opened, which the log remembers', async () => {
    const { list } = await op().expect('travellers', { q: 'EX1234567' });
    const [masked] = list;
    expect(masked?.documents.map(({ number }) => number)).toEqual(['EX12•••67']);
    expect(masked).toMatchObject({ opened: false, frequent: false });
    const id = masked?.id ?? '';
    const entries = () =>
      server.deps.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'openTraveller'), eq(auditLog.subjectId, id)));
    expect(await entries()).toHaveLength(0);
    const opened = await op().expect('openTraveller', { id });
    expect(opened.documents[0]?.number).toBe('EX1234567');
    expect(travellerSchema.isValidSync(opened, { strict: true })).toBe(true);
    const [entry] = await entries();
    expect(entry).toMatchObject({ subject: 'traveller', detail: {} });
    expect(entry?.userId).toBeTruthy();
  });

  it('lie encrypted in the database', async () => {
    const { id } = await op().expect('createTraveller', {
      surname: 'SEALED',
      givenName: 'NUMBER',
      documents: [{ type: 'passport', number: 'SECRET123' }],
      card: { airline: 'CA', number: '990011223' },
    });
    const documents = await server.deps.db
      .select()
      .from(travellerDocuments)
      .where(eq(travellerDocuments.travellerId, id));
    const cards = await server.deps.db.select().from(memberCards).where(eq(memberCards.travellerId, id));
    expect([documents.length, cards.length]).toEqual([1, 1]);
    expect(JSON.stringify([documents, cards])).not.toMatch(/SECRET123|990011223/);
    expect((await op().expect('openTraveller', { id })).cards).toMatchObject([
      { airline: 'CA', alliance: 'star', number: '990011223' },
    ]);
  });

  it('are found by an address that names one, and nobody else is', async () => {
    const { id } = await op().expect('createTraveller', { surname: 'ADDRESSED', givenName: 'ONE', documents: [] });
    const { list, total } = await op().expect('travellers', { id });
    expect({ names: list.map(({ surname }) => surname), total }).toEqual({ names: ['ADDRESSED'], total: 1 });
    expect((await op().expect('travellers', { id: 'no-such-id' })).list).toEqual([]);
    expect((await agents.as('meridian.op').expect('travellers', { id })).list).toEqual([]);
  });

  it('are the same person by a document or by name and birthday, and are then merged when asked', async () => {
    const twin = {
      surname: 'ZHANG',
      givenName: 'XIAOMING',
      birthday: '1988-03-04',
      email: 'z@example.com',
      documents: [],
    };
    const refused = await op().call('createTraveller', twin);
    expect([refused.status, refused.envelope.code]).toEqual([409, REFUSALS.duplicateTraveller.code]);
    expect(refused.envelope.data).toMatchObject({
      duplicateOf: { surname: 'ZHANG', documents: [{ number: 'EX12•••67' }] },
    });
    const byDocument = { ...twin, birthday: undefined, givenName: 'XIAO', documents: zhang.documents };
    expect((await op().call('createTraveller', byDocument)).envelope.code).toBe(REFUSALS.duplicateTraveller.code);
    const documents: NewTravellerInput['documents'] = [{ type: 'eep', number: 'C12345678' }];
    const merged = await op().expect('createTraveller', { ...twin, documents, merge: true });
    expect(merged).toMatchObject({ email: 'z@example.com', phone: '+8613800000001', version: 2 });
    expect(merged.documents.map(({ type }) => type)).toEqual(['passport', 'eep']);
    expect(await find('zxm')).toHaveLength(1);
  });

  it('are made once however often the same request comes', async () => {
    const input = { surname: 'ONCE', givenName: 'ONLY', documents: [] };
    const idempotencyKey = 'traveller-once';
    const first = await op().expect('createTraveller', input, { idempotencyKey });
    expect(await op().expect('createTraveller', input, { idempotencyKey })).toEqual(first);
    expect(await find('once')).toHaveLength(1);
  });

  it('keep a number that is not given anew, and refuse an older version with the current record', async () => {
    const made = await op().expect('createTraveller', {
      surname: 'STALE',
      givenName: 'VERSION',
      documents: [{ type: 'passport', number: 'KEEP12345' }],
    });
    const change = {
      id: made.id,
      version: 1,
      surname: 'STALE',
      givenName: 'CHANGED',
      documents: made.documents.map(({ id, type }) => ({ id, type, expiry: '2030-01-01' })),
    };
    const changed = await op().expect('updateTraveller', change);
    expect(changed).toMatchObject({ version: 2, givenName: 'CHANGED' });
    const opened = await op().expect('openTraveller', { id: made.id });
    expect(opened.documents).toMatchObject([{ number: 'KEEP12345', expiry: '2030-01-01' }]);
    const late = await op().call('updateTraveller', change);
    expect([late.status, late.envelope.code]).toEqual([409, REFUSALS.staleVersion.code]);
    expect(late.envelope.data).toMatchObject({ current: { version: 2 } });
    const taken = await op().call('updateTraveller', {
      ...change,
      version: 2,
      documents: [{ type: 'passport', number: 'EX1234567' }],
    });
    expect(taken.envelope.data).toMatchObject({ fields: { 'documents[0].number': expect.any(String) } });
  });

  it('are changed once however often the same request comes, and not at all under its key with another body', async () => {
    const { id, version } = await op().expect('createTraveller', {
      surname: 'LOST',
      givenName: 'ANSWER',
      documents: [],
    });
    const change = { id, version, surname: 'LOST', givenName: 'AND FOUND', documents: [] };
    const options = { headers: { 'idempotency-key': 'one-change-of-lost' } };
    const first = await op().expect('updateTraveller', change, options);
    expect(await op().expect('updateTraveller', change, options)).toEqual(first);
    const other = await op().call('updateTraveller', { ...change, givenName: 'ELSE' }, options);
    expect([other.status, other.envelope.code]).toEqual([409, REFUSALS.idempotencyMismatch.code]);
    expect((await op().expect('openTraveller', { id })).version).toBe(version + 1);
  });

  it('stay when somebody changed them after they were read to be deleted', async () => {
    const { id, version } = await op().expect('createTraveller', { surname: 'KEPT', givenName: 'ON', documents: [] });
    const change = { id, version, surname: 'KEPT', givenName: 'ON', phone: '+85291234567', documents: [] };
    await agents.as('harbour.admin').expect('updateTraveller', change);
    const late = await op().call('deleteTraveller', { id, version });
    expect([late.status, late.envelope.code]).toEqual([409, REFUSALS.staleVersion.code]);
    expect(late.envelope.data).toMatchObject({ current: { version: 2, phone: '+85291234567' } });
    await op().expect('deleteTraveller', { id, version: 2 });
    expect((await op().call('openTraveller', { id })).status).toBe(404);
  });

  it('say whose documents have run out or will within half a year', async () => {
    const expiry = (days: number) =>
      new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const one = (surname: string, days: number) =>
      op().expect('createTraveller', {
        surname,
        givenName: 'EXPIRY',
        documents: [{ type: 'passport', number: `${surname}1`, expiry: expiry(days) }],
      });
    const made = [await one('PASTA', -1), await one('SOONA', 150), await one('LATERA', 400)];
    expect(made.map(({ documents }) => documents[0]?.validity)).toEqual(['expired', 'soon', 'valid']);
    const { list } = await op().expect('travellers', { expiring: true, q: 'expiry' });
    expect(list.map(({ surname }) => surname)).toEqual(['PASTA', 'SOONA']);
  });

  it('begin with the user’s own frequent ones, who leave the list when they are deleted', async () => {
    const { id } = await op().expect('createTraveller', { surname: 'ZZLAST', givenName: 'BYNAME', documents: [] });
    await op().expect('saveUserConfig', { key: 'passengers', value: [id] });
    const { list } = await op().expect('travellers', {});
    expect(list[0]).toMatchObject({ id, frequent: true });
    expect((await agents.as('harbour.admin').expect('travellers', { q: 'zzlast' })).list[0]?.frequent).toBe(false);
    await op().expect('deleteTraveller', { id });
    expect((await op().expect('me', {})).userInfo.config.passengers).toEqual([]);
    expect((await op().call('openTraveller', { id })).status).toBe(404);
  });

  it('are frequent only while they are the company’s own: ids of nobody take none of the 30 places', async () => {
    const { id } = await op().expect('createTraveller', { surname: 'ZZOWN', givenName: 'KEPT', documents: [] });
    const other = await agents
      .as('meridian.op')
      .expect('createTraveller', { surname: 'ZZOTHER', givenName: 'GONE', documents: [] });
    const value = ['nobody', crypto.randomUUID(), other.id, id];
    const { userInfo } = await op().expect('saveUserConfig', { key: 'passengers', value });
    expect(userInfo.config.passengers).toEqual([id]);
    await op().expect('deleteTraveller', { id });
  });

  it('stay within their company, and closed to finance', async () => {
    const { list } = await op().expect('travellers', { q: 'zxm' });
    const id = list[0]?.id ?? '';
    for (const stranger of ['quay.op', 'meridian.op', 'provider.admin']) {
      expect((await agents.as(stranger).call('openTraveller', { id })).status, stranger).toBe(404);
      expect((await agents.as(stranger).expect('travellers', { q: 'EX1234567' })).list).toEqual([]);
    }
    expect((await agents.as('harbour.fin').call('travellers', {})).status).toBe(403);
    expect((await agents.as('meridian.op').expect('createTraveller', zhang)).id).not.toBe(id);
  });

  it.each([
    ['a birthday to come', { birthday: '2099-01-01' }, 'birthday'],
    ['a birthday of nobody alive', { birthday: '1850-01-01' }, 'birthday'],
    ['a country that is none', { nationality: 'QQ' }, 'nationality'],
    ['letters that no passport line has', { surname: '张' }, 'surname'],
    [
      'an ID card with a wrong check digit',
      { documents: [{ type: 'idcard', number: '110101199003071234' }] },
      'documents[0].number',
    ],
    ['a document without its number', { documents: [{ type: 'passport' }] }, 'documents[0].number'],
  ])('refuse %s', async (_, change, field) => {
    const given = { surname: 'WRONG', givenName: 'FIELD', documents: [], ...change };
    const { status, envelope } = await op().callRaw('createTraveller', given);
    expect([status, Object.keys(Object(envelope.data).fields)]).toEqual([400, [field]]);
  });
});

describe('member cards', () => {
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    server = await startTestServer();
    agents = api(server);
  });
  afterAll(() => server.close());

  it('belong to a traveller, name their alliance, and are masked', async () => {
    const op = agents.as('harbour.op');
    const { id: travellerId } = await op.expect('createTraveller', {
      surname: 'FLYER',
      givenName: 'OFTEN',
      documents: [],
    });
    const card = await op.expect('createMemberCard', { travellerId, airline: 'SQ', number: '8801234567' });
    expect(card).toMatchObject({ alliance: 'star', number: '8801•••67', traveller: { surname: 'FLYER' } });
    const twice = await op.call('createMemberCard', { travellerId, airline: 'SQ', number: '8801234567' });
    expect(twice.envelope.data).toMatchObject({ id: card.id });
    const changed = await op.expect('updateMemberCard', { id: card.id, version: 1, airline: 'CX' });
    expect(changed).toMatchObject({ alliance: 'oneworld', number: '8801•••67', version: 2 });
    expect((await op.call('updateMemberCard', { id: card.id, version: 1, airline: 'BA' })).status).toBe(409);
    expect((await op.expect('memberCards', { q: 'often' })).list).toHaveLength(1);
    expect((await op.expect('memberCards', { travellerId })).total).toBe(1);
    expect((await op.expect('memberCards', { id: card.id })).list).toMatchObject([{ id: card.id }]);
    expect((await agents.as('meridian.op').expect('memberCards', { id: card.id })).list).toEqual([]);
    expect((await op.call('deleteMemberCard', { id: card.id, version: 1 })).status).toBe(409);
    await op.expect('deleteMemberCard', { id: card.id, version: 2 });
    expect((await op.expect('memberCards', { travellerId })).total).toBe(0);
  });

  it('are changed once however often the same request comes', async () => {
    const op = agents.as('harbour.op');
    const holder = await op.expect('createTraveller', { surname: 'CARD', givenName: 'ONCE', documents: [] });
    const card = await op.expect('createMemberCard', { travellerId: holder.id, airline: 'SQ', number: '8807654321' });
    const change = { id: card.id, version: card.version, airline: 'CX' };
    const options = { headers: { 'idempotency-key': 'one-change-of-card' } };
    const first = await op.expect('updateMemberCard', change, options);
    expect(await op.expect('updateMemberCard', change, options)).toEqual(first);
    await op.expect('deleteMemberCard', { id: card.id, version: card.version + 1 });
  });

  it('are nobody else’s', async () => {
    const op = agents.as('harbour.op');
    const person = { surname: 'SECOND', givenName: 'HOLDER', documents: [], card: { airline: 'MU', number: '6001' } };
    await op.expect('createTraveller', person);
    const other = await op.call('createTraveller', { ...person, surname: 'THIRD' });
    expect(other.envelope.data).toMatchObject({ fields: { 'card.number': 'This card is already in your list' } });
    expect((await op.expect('travellers', { q: 'third' })).total).toBe(0);
  });
});
