import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { unseal } from '../crypto/at-rest.ts';
import { resealAll } from './reseal.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

const log = pino({ level: 'silent' });
const FIRST = Buffer.alloc(32, 7);
const SECOND = Buffer.alloc(32, 8);
const THIRD = Buffer.alloc(32, 9);

describe('a replaced data key', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** The server after a restart with other keys. */
  const restart = (current: Buffer, ...old: Buffer[]) =>
    Object.assign(server.deps.settings, { dataKeys: { current, old } });
  const columns = async (part: string) => {
    const { rows } = await server.deps.db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like ${part} order by 1`);
    return rows.map(({ name }) => name);
  };

  it('knows every sealed column', async () => {
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect(known).toEqual(expect.arrayContaining(await columns('%sealed%')));
    expect(known).toContain('order_passengers.document_number');
  });

  it('reads what the earlier one locked, and in the end needs it no more', async () => {
    const op = api(server).as('harbour.op');
    const draft = { kind: 'flight-passengers', version: 1, by: 'phone', head: '{"a":1}' };
    const draftId = '00000000-0000-4000-8000-0000000000aa';
    await op.expect('saveDraft', {
      ...draft,
      id: draftId,
      baseRev: 0,
      parts: [{ key: 'p0', content: '{}', baseRev: 0 }],
    });
    const { key } = await op.expect('draftKey', {});
    const traveller = {
      surname: 'ROTATED',
      givenName: 'KEY',
      documents: [{ type: 'passport' as const, number: 'ROT1234567' }],
      card: { airline: 'CA', number: '55500011' },
    };
    const { id } = await op.expect('createTraveller', traveller);

    restart(SECOND, FIRST);
    const numbers = async () => (await op.expect('openTraveller', { id })).documents.map(({ number }) => number);
    expect(await numbers()).toEqual(['ROT1234567']);
    expect((await op.expect('travellers', { q: 'ROT1234567' })).total).toBe(1);
    expect((await op.call('createTraveller', traveller)).status).toBe(409);

    await resealAll({ ...server.deps, log });
    restart(SECOND);
    expect(await numbers()).toEqual(['ROT1234567']);
    expect((await op.expect('travellers', { q: 'ROT1234567' })).total).toBe(1);
    expect((await op.expect('createMemberCard', { travellerId: id, airline: 'CA', number: '55500011' })).version).toBe(
      1,
    );
    expect((await op.expect('memberCards', { travellerId: id })).total).toBe(1);
    expect((await op.expect('draft', { id: draftId })).head).toBe('{"a":1}');
    expect((await op.expect('draftKey', {})).key).toBe(key);
    const { rows } = await server.deps.db.execute<{ id: string; document_number: string }>(
      sql`select id, document_number from order_passengers limit 5`,
    );
    expect(rows.length).toBe(5);
    for (const row of rows)
      expect(unseal(row.document_number, { current: SECOND, old: [] }, row.id)).toMatch(/^[A-Z0-9]{6,}$/);
  });

  it('locks everything but a text that is damaged, which the log names, and the earlier one has to stay', async () => {
    const { db } = server.deps;
    const passengers = async () => {
      const { rows } = await db.execute<{ id: string; sealed: string }>(
        sql`select id, document_number as sealed from order_passengers where document_number is not null order by id`,
      );
      return rows;
    };
    const [damaged, ...others] = (await passengers()).map(({ id }) => id);
    const text = 'v2.damaged.text';
    await db.execute(sql`update order_passengers set document_number = ${text} where id = ${damaged}`);
    restart(THIRD, SECOND);
    const told: string[] = [];
    const heard = pino({ level: 'info' }, { write: (line: string) => void told.push(line) });
    await resealAll({ ...server.deps, log: heard });
    const [first, ...rest] = await passengers();
    expect(first).toEqual({ id: damaged, sealed: text });
    expect(rest.map(({ id }) => id)).toEqual(others);
    for (const { id, sealed } of rest) expect(unseal(sealed, { current: THIRD, old: [] }, id)).not.toBe('');
    expect(told.filter((line) => line.includes('"err"') && line.includes(damaged ?? ''))).toHaveLength(1);
    expect(told.join()).toContain('DATA_KEY_OLD has to stay');
    expect(told.join()).not.toContain('may be taken away');
    // The tables after it were still resealed.
    restart(THIRD);
    expect((await api(server).as('harbour.op').expect('draftKey', {})).key).toEqual(expect.any(String));
  });
});
