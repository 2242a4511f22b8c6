import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const names = async (username = 'harbour.op') =>
  (await agents.as(username).expect('orderFilters', {})).list.map(({ name }) => name);

describe('filters that a user has named', () => {
  it('are kept by name, replaced, renamed and deleted', async () => {
    await op().expect('saveOrderFilter', { name: 'Late', search: { group: 'toBePaid', airline: 'CX' } });
    const { list } = await op().expect('saveOrderFilter', { name: 'Asia', search: { q: 'HKG' } });
    expect(list).toMatchObject([
      { name: 'Asia', search: { q: 'HKG' } },
      { name: 'Late', search: { group: 'toBePaid', airline: 'CX' } },
    ]);
    const id = list[1]?.id ?? '';
    await op().expect('saveOrderFilter', { name: 'asia', search: { q: 'SIN' } });
    expect(await names()).toEqual(['asia', 'Late']);
    const taken = await op().call('renameOrderFilter', { id, name: 'ASIA' });
    expect(taken.envelope.code).toBe(REFUSALS.badInput.code);
    await op().expect('renameOrderFilter', { id, name: 'Overdue' });
    expect(await names()).toEqual(['asia', 'Overdue']);
    await op().expect('deleteOrderFilter', { id });
    expect((await op().call('deleteOrderFilter', { id })).status).toBe(404);
    expect(await names()).toEqual(['asia']);
  });

  it('are nobody else’s, not even a colleague’s', async () => {
    const { list } = await op().expect('saveOrderFilter', { name: 'Mine', search: { pnr: 'ABCDEF' } });
    const id = list.find(({ name }) => name === 'Mine')?.id ?? '';
    expect(await names('harbour.admin')).toEqual([]);
    expect((await agents.as('harbour.admin').call('renameOrderFilter', { id, name: 'Yours' })).status).toBe(404);
    expect((await agents.as('harbour.admin').call('deleteOrderFilter', { id })).status).toBe(404);
  });

  it('leave out what only says that there is nothing', async () => {
    const input = {
      name: 'From elsewhere',
      search: { q: 'HKG', pnr: 'null', airline: 'Undefined', contactName: 'unknown' },
    };
    const { list } = await agents.as('harbour.admin').expect('saveOrderFilter', input);
    expect(list).toMatchObject([{ search: { q: 'HKG' } }]);
    expect(Object.keys(list[0]?.search ?? {})).toEqual(['q']);
    const nothing = await op().callRaw('saveOrderFilter', { name: 'Nothing', search: { pnr: 'unknown' } });
    expect(nothing.status).toBe(400);
  });

  it('hold something, and are no more than a person finds their way in', async () => {
    for (const search of [{}, { nothing: 'x' }, { status: 'x'.repeat(1001) }, { group: 'nobody' }])
      expect((await op().callRaw('saveOrderFilter', { name: 'Odd', search })).status).toBe(400);
    const quay = agents.as('quay.op');
    for (let i = 0; i < 30; i++) await quay.expect('saveOrderFilter', { name: `F${i}`, search: { q: 'x' } });
    expect((await quay.call('saveOrderFilter', { name: 'One more', search: { q: 'x' } })).status).toBe(400);
    await quay.expect('saveOrderFilter', { name: 'f7', search: { q: 'y' } });
  });
});
