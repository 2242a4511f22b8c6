import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { aSearch, searchFlights, steeredScenario } from '../../../../tests/factories/flight-search.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { GROUP_OPTION } from '../../../../tests/factories/groups.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { AgencyConfigInput } from '../../../contract/agency-config.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { portalEvents } from '../../db/schema/events.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const { harbour, quay } = DEMO_COMPANY;
const scenario = steeredScenario();
let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer({ scenario });
  calls = api(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  scenario.steer({});
  const on = { disabledAt: null, enableFlightService: true, enableTrainService: true, hideMainlandContent: false };
  await changeCompany(server, harbour, on);
  // All are the agency's own terms: it inherits nothing.
  const setTerms = ['enableFlightService' as const, 'enableTrainService' as const, 'hideMainlandContent' as const];
  await changeCompany(server, quay, { ...on, setTerms });
});

const provider = () => calls.as('provider.admin');
const codeOf = async (answer: Promise<{ envelope: { code: number } }>) => (await answer).envelope.code;

/** Changes the terms of Harbour Travel, the parent of Quay Tours. */
async function agree(changes: Partial<NonNullable<AgencyConfigInput['common']>>): Promise<void> {
  const { version, config } = await provider().expect('agency', { id: harbour });
  await provider().expect('saveAgencyConfig', { id: harbour, version, common: { ...config, ...changes } });
}

async function setStatus(status: 'active' | 'disabled'): Promise<void> {
  const { version } = await provider().expect('agency', { id: harbour });
  const input = { ...GOOD_INPUTS.updateAgency, name: 'Harbour Travel', id: harbour, version, status };
  await provider().expect('updateAgency', input);
}

async function signedIn(): Promise<Caller> {
  const { token } = await calls.anonymous().expect('login', { username: 'quay.op', password: DEMO_PASSWORD });
  return calls.withToken(token);
}

async function keyOfQuay(): Promise<Caller> {
  const { apiKey } = await calls.as('harbour.admin').expect('renewAgencyKey', { id: quay });
  return calls.withToken(apiKey);
}

describe('a service that is switched off for an agency', () => {
  it('is off for those below it, whatever was agreed with them, by session and by key, and comes back with it', async () => {
    const [agent, key] = [await signedIn(), await keyOfQuay()];
    const train = GOOD_INPUTS.searchTrains;
    const both = async () => [
      await codeOf(agent.call('shopping', aSearch())),
      await codeOf(key.call('shopping', aSearch())),
      await codeOf(agent.call('searchTrains', train)),
      await codeOf(key.call('searchTrains', train)),
    ];
    const { serviceDisabled } = REFUSALS;
    await agree({ enableFlightService: false });
    expect((await both()).slice(0, 2)).toEqual([serviceDisabled.code, serviceDisabled.code]);
    const { commonConfig } = (await agent.expect('me', {})).company.config;
    expect([commonConfig.enableFlightService, commonConfig.enableTrainService]).toEqual([false, true]);
    await agree({ enableFlightService: true, enableTrainService: false });
    const codes = await both();
    expect(codes.slice(0, 2)).toEqual([0, 0]);
    expect(codes.slice(2)).toEqual([serviceDisabled.code, serviceDisabled.code]);
    await agree({ enableTrainService: true });
    expect(await both()).not.toContain(serviceDisabled.code);
    // Its own terms are unchanged meanwhile.
    expect((await calls.as('harbour.admin').expect('agency', { id: quay })).config.enableTrainService).toBe(true);
  });

  it('is told to the screens of all below it', async () => {
    await server.deps.db.delete(portalEvents);
    await agree({ enableTrainService: false });
    const told = await server.deps.db.select().from(portalEvents).where(eq(portalEvents.companyId, quay));
    expect(told.map(({ event }) => event.type)).toEqual(['company']);
  });

  it('ends what they search and what they have found', async () => {
    const agent = await signedIn();
    const { searchId, solutions } = await searchFlights(agent);
    const { verificationId } = await agent.expect('verifySolution', { id: solutions[0]?.id ?? '' });
    expect(verificationId).not.toBe('');
    // No supplier responds; a poll waits for them.
    scenario.steer({ '*': { search: 'held' } });
    const running = await agent.expect('shopping', aSearch({ cabin: 'business' }));
    const poll = agent.call('solutions', { searchId: running.searchId, cursor: 0 });
    await agree({ enableFlightService: false });
    expect(await codeOf(poll)).not.toBe(0);
    await agree({ enableFlightService: true });
    for (const id of [searchId, running.searchId])
      expect(await codeOf(agent.call('solutions', { searchId: id, cursor: 0 }))).toBe(REFUSALS.searchExpired.code);
  });

  it('takes what is inside mainland China from all below it, too', async () => {
    const agent = await signedIn();
    const inside = aSearch({ journeys: [{ origin: 'PEK', destination: 'PVG', date: '2026-12-08' }] });
    expect((await searchFlights(agent, inside)).solutions.length).toBeGreaterThan(0);
    await agree({ hideMainlandContent: true });
    const { solutions, last } = await searchFlights(agent, inside);
    expect(solutions).toEqual([]);
    expect(last.leftOut).toEqual([{ reason: 'mainland', offers: expect.any(Number) }]);
  });

  it('takes groups inside mainland China from all below it, too, and those that were quoted before', async () => {
    const [agent, desk] = [await signedIn(), provider()];
    const { journeys, ...rest } = GOOD_INPUTS.createGroupOrder;
    const between = (origin: string, destination: string) => ({
      ...rest,
      journeys: journeys.map((journey) => ({ ...journey, origin, destination })),
      passengers: { adult: 10, child: 0, infant: 0 },
    });
    const { id } = await agent.expect('createGroupOrder', between('PVG', 'PEK'));
    const quote = { id, validUntil: '2026-11-22T02:00:00Z', options: [GROUP_OPTION] };
    const [option] = (await desk.expect('deskQuoteGroup', quote)).order.options;
    if (!option) throw new Error('the desk has quoted');
    const confirmation = { id, option: option.id, total: option.total };
    await agree({ hideMainlandContent: true });
    const { mainlandHidden } = REFUSALS;
    expect(await codeOf(agent.call('createGroupOrder', between('PVG', 'PEK')))).toBe(mainlandHidden.code);
    expect(await codeOf(agent.call('confirmGroupOrder', confirmation))).toBe(mainlandHidden.code);
    expect(await codeOf(agent.call('createGroupOrder', between('PVG', 'HKG')))).toBe(0);
    await agree({ hideMainlandContent: false });
    expect(await codeOf(agent.call('confirmGroupOrder', confirmation))).toBe(0);
  });

  it('takes trains inside mainland China from all below it, too, and leaves those to Hong Kong', async () => {
    const agent = await signedIn();
    const date = '2026-11-25';
    const inside = { origin: 'guangzhou', destination: 'shenzhen', date };
    const across = { origin: 'guangzhou', destination: 'hong-kong', date };
    const [before] = (await agent.expect('searchTrains', inside)).trains;
    const option = { id: before?.classes[0]?.solutionId ?? '', passengers: { adult: 1, child: 0 } };
    const check = await agent.expect('verifyTrain', option);
    await agree({ hideMainlandContent: true });
    expect(await agent.expect('searchTrains', inside)).toMatchObject({ trains: [], isMainlandHidden: true });
    const { mainlandHidden, verificationExpired } = REFUSALS;
    expect(await codeOf(agent.call('verifyTrain', option))).toBe(mainlandHidden.code);
    const { passengers, contact } = GOOD_INPUTS.createTrainOrder;
    const booking = { verificationId: check.verificationId, passengers, contact };
    expect(await codeOf(agent.call('createTrainOrder', booking))).toBe(verificationExpired.code);
    const found = await agent.expect('searchTrains', across);
    expect(found.trains.length).toBeGreaterThan(0);
    expect(found.isMainlandHidden).toBeUndefined();
    const [train] = found.trains.flatMap(({ classes }) => classes.filter(({ left }) => left > 0));
    expect(await codeOf(agent.call('verifyTrain', { ...option, id: train?.solutionId ?? '' }))).toBe(0);
  });
});

describe('an agency that is disabled', () => {
  it('shuts out those below it: their sessions, log-ins, keys and streams', async () => {
    const [agent, key] = [await signedIn(), await keyOfQuay()];
    const { port } = server.app.server.address() as AddressInfo; // it listens on a port
    const stream = await fetch(`http://127.0.0.1:${port}/api/base/v2/events`, {
      headers: { authorization: `Bearer ${await agent.token()}` },
    });
    const all = stream.text();
    await setStatus('disabled');
    // Otherwise the test hangs.
    await all;
    const { accountDisabled, apiKeyUnknown, loginDisabled } = REFUSALS;
    expect(await codeOf(agent.call('me', {}))).toBe(accountDisabled.code);
    expect(await codeOf(key.call('me', {}))).toBe(apiKeyUnknown.code);
    const logIn = { username: 'quay.op', password: DEMO_PASSWORD };
    expect(await codeOf(calls.anonymous().call('login', logIn))).toBe(loginDisabled.code);
    await setStatus('active');
    for (const caller of [agent, key]) expect(await codeOf(caller.call('me', {}))).toBe(0);
  });
});
