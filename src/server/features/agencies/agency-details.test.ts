import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { FLIGHT_CONFIG } from '../../../../tests/factories/company-inputs.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { AgencyInput } from '../../../contract/agencies.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { harbour, quay } = DEMO_COMPANY;
const NOTHING = { address: '', contactName: '', contactEmail: '', contactPhone: '' };
const ALL_REQUIRED = { fields: Object.fromEntries(Object.keys(NOTHING).map((name) => [name, 'Required'])) };

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const seller = () => calls.as('harbour.admin');
const flightFor = async (username: string, id: string) => (await calls.as(username).expect('agency', { id })).flight;

/** Changes Quay Tours as its details form does. */
async function change(changes: Partial<AgencyInput>) {
  const { version, status } = await seller().expect('agency', { id: quay });
  const named = { id: quay, version, name: 'Quay Tours', alias: '' };
  return (await seller().call('updateAgency', { ...GOOD_INPUTS.updateAgency, ...named, status, ...changes })).envelope;
}

describe('where an agency is and whom to reach there', () => {
  it('is asked for when it is opened, and whenever its details are written', async () => {
    const { envelope } = await seller().call('createAgency', { ...GOOD_INPUTS.createAgency, ...NOTHING });
    expect(envelope.data).toEqual(ALL_REQUIRED);
    expect((await change(NOTHING)).data).toEqual(ALL_REQUIRED);
    expect((await change({ contactEmail: 'desk@pier' })).data).toEqual({
      fields: { contactEmail: expect.stringContaining('email') },
    });
  });

  it('need not be known to shut it out, and is asked for when it is let in again', async () => {
    await changeCompany(server, quay, NOTHING);
    expect(await change({ ...NOTHING, status: 'disabled' })).toMatchObject({ code: 0, data: { status: 'disabled' } });
    expect((await change({ ...NOTHING, status: 'active' })).data).toEqual(ALL_REQUIRED);
    expect(await change({ status: 'active' })).toMatchObject({ code: 0, data: { status: 'active' } });
  });
});

describe('what a seller earns with an agency', () => {
  it('is told to the seller’s people, and to nobody above it', async () => {
    const { version } = await seller().expect('agency', { id: quay });
    const flight = { ...FLIGHT_CONFIG, suppliers: null };
    await seller().expect('saveAgencyConfig', { id: quay, version, flight });
    const { markups, serviceFees } = flight;
    for (const username of ['harbour.admin', 'harbour.fin'])
      expect(await flightFor(username, quay)).toMatchObject({ markups, serviceFees });
    const seen = await flightFor('provider.admin', quay);
    expect(seen).toMatchObject({ maxResponseMs: flight.maxResponseMs });
    expect(seen).not.toHaveProperty('markups');
    expect(seen).not.toHaveProperty('serviceFees');
    // The provider sells directly to Harbour Travel.
    expect(await flightFor('provider.admin', harbour)).toHaveProperty('markups');
  });

  it('is told to nobody at the agency itself', async () => {
    for (const username of ['quay.fin', 'quay.op']) {
      const { envelope } = await calls.as(username).call('agency', { id: quay });
      expect(envelope.code).toBe(REFUSALS.notAllowed.code);
    }
  });
});
