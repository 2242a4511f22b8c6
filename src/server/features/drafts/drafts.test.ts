import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { copyUser } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { DraftChangeInput } from '../../../contract/drafts.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { DRAFT_LIMITS } from '../../../contract/limits.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';
import { deleteExpiredDrafts } from './delete-expired-drafts.ts';

const DAY_MS = 86_400_000;
let made = 0;
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
const aDraft = (id: string, changes: Partial<DraftChangeInput> = {}): DraftChangeInput => ({
  id,
  kind: 'flight-passengers',
  version: 1,
  by: 'phone',
  baseRev: 0,
  head: '{"title":"PEK → LHR"}',
  parts: [
    { key: 'p0', content: '{"surname":"LI"}', baseRev: 0 },
    { key: 'p1', content: '{"surname":"WANG"}', baseRev: 0 },
  ],
  ...changes,
});

describe('drafts', () => {
  let server: TestServer;
  let calls: Api;
  beforeAll(async () => {
    server = await startTestServer();
    calls = api(server);
    await copyUser(server, 'harbour.op', 'harbour.second');
  });
  afterAll(() => server.close());

  it('come back on another device as they were saved', async () => {
    const id = newId();
    const saved = await calls.as('harbour.op').expect('saveDraft', aDraft(id));
    expect(saved).toMatchObject({ rev: 1, revived: false, others: [] });
    const read = await calls.as('harbour.op').expect('draft', { id });
    expect(read).toEqual(saved);
    const { drafts: listed } = await calls.as('harbour.op').expect('drafts', {});
    expect(listed).toContainEqual({ id, kind: 'flight-passengers', rev: 1, savedAt: saved.savedAt });
  });

  it('are seen by nobody else, not even a colleague who knows the id', async () => {
    const id = newId();
    await calls.as('harbour.op').expect('saveDraft', aDraft(id));
    for (const other of ['harbour.second', 'harbour.fin', 'quay.op']) {
      const { status, envelope } = await calls.as(other).call('draft', { id });
      expect([other, status, envelope.code]).toEqual([other, 404, REFUSALS.notFound.code]);
      expect((await calls.as(other).expect('drafts', {})).drafts.map((draft) => draft.id)).not.toContain(id);
      await calls.as(other).expect('discardDraft', { id });
    }
    await calls.as('harbour.second').expect('saveDraft', aDraft(id, { head: '{"title":"mine"}' }));
    expect((await calls.as('harbour.op').expect('draft', { id })).head).toBe('{"title":"PEK → LHR"}');
  });

  it('keep the version that lost to a write from another device for seven days', async () => {
    const caller = calls.as('harbour.op');
    const id = newId();
    await caller.expect('saveDraft', aDraft(id));
    const write = (by: string, content: string) =>
      caller.expect('saveDraft', aDraft(id, { by, parts: [{ key: 'p0', content, baseRev: 1 }] }));
    await write('tablet', '{"surname":"LIN"}');
    const after = await write('phone', '{"surname":"LIU"}');
    expect(after.parts.find(({ key }) => key === 'p0')?.content).toBe('{"surname":"LIU"}');
    expect(after.others).toMatchObject([{ part: 'p0', content: '{"surname":"LIN"}' }]);
    server.clock.advance(7 * DAY_MS);
    calls = api(server);
    expect((await calls.as('harbour.op').expect('draft', { id })).others).toEqual([]);
  });

  it('show another device what was chosen and what it replaced, and ask no device about what was dealt with', async () => {
    const caller = calls.as('harbour.op');
    const id = newId();
    const { rev } = await caller.expect('saveDraft', aDraft(id));
    const write = (by: string, content: string, changes: Partial<DraftChangeInput> = {}, baseRev = rev) =>
      caller.expect('saveDraft', {
        ...aDraft(id, { by, baseRev }),
        parts: [{ key: 'p0', content, baseRev, ...(changes.settled ? { isChoice: true } : {}) }],
        ...changes,
      });
    await write('tablet', '{"surname":"LIN"}');
    const asked = await write('phone', '{"surname":"LIU"}');
    const settled = asked.others.map((other) => other.id);
    await write('phone', '{"surname":"LIN"}', { settled }, asked.rev);
    const elsewhere = await caller.expect('draft', { id });
    expect(elsewhere.parts.find(({ key }) => key === 'p0')?.content).toBe('{"surname":"LIN"}');
    expect(elsewhere.others).toMatchObject([{ part: 'p0', content: '{"surname":"LIU"}' }]);

    const kept = { settled: elsewhere.others.map((other) => other.id), parts: [] };
    const done = await write('phone', '', kept, elsewhere.rev);
    expect([done.others, done.rev]).toEqual([[], elsewhere.rev + 1]);
  });

  it('changed at the same moment by two devices keep both passengers', async () => {
    const caller = calls.as('harbour.op');
    const id = newId();
    await caller.expect('saveDraft', aDraft(id));
    const write = (by: string, key: string) =>
      caller.expect('saveDraft', aDraft(id, { by, parts: [{ key, content: `"${by}"`, baseRev: 1 }] }));
    await Promise.all([write('tablet', 'p0'), write('phone', 'p1')]);
    const { parts, rev } = await caller.expect('draft', { id });
    expect(rev).toBe(3);
    expect(parts.map(({ key, content }) => [key, content])).toEqual([
      ['p0', '"tablet"'],
      ['p1', '"phone"'],
    ]);
  });

  it('that are discarded hold nothing, tell other devices, and come back when one goes on typing', async () => {
    const caller = calls.as('harbour.op');
    const id = newId();
    await caller.expect('saveDraft', aDraft(id));
    await caller.expect('discardDraft', { id });
    await caller.expect('discardDraft', { id });
    expect((await caller.expect('drafts', {})).deleted).toContain(id);
    expect((await caller.call('draft', { id })).status).toBe(404);
    const [row] = await server.deps.db.select().from(drafts).where(eq(drafts.id, id));
    expect(row?.sealed).toBeNull();
    const part = await caller.call('saveDraft', aDraft(id, { baseRev: 1 }));
    expect(part.envelope.code).toBe(REFUSALS.notFound.code);
    const back = await caller.expect('saveDraft', aDraft(id));
    expect(back).toMatchObject({ revived: true, rev: 3 });
    expect((await caller.expect('drafts', {})).deleted).not.toContain(id);
  });

  it('are encrypted in the database', async () => {
    const id = newId();
    await calls.as('harbour.op').expect('saveDraft', aDraft(id));
    const [row] = await server.deps.db.select().from(drafts).where(eq(drafts.id, id));
    expect(row?.sealed).toMatch(/^v2\./);
    expect(JSON.stringify(row)).not.toMatch(/surname|→/);
  });

  it('saved by a newer app are not overwritten by an older one', async () => {
    const caller = calls.as('harbour.op');
    const id = newId();
    await caller.expect('saveDraft', aDraft(id, { version: 2 }));
    const { envelope } = await caller.call('saveDraft', aDraft(id, { version: 1 }));
    expect(envelope.code).toBe(REFUSALS.newerDraft.code);
  });

  it('have limits of length and number', async () => {
    const caller = calls.as('harbour.second');
    const long = { key: 'p0', content: 'x'.repeat(DRAFT_LIMITS.partLength + 1), baseRev: 0 };
    const { status, envelope } = await caller.call('saveDraft', aDraft(newId(), { parts: [long] }));
    expect([status, Object.keys(Object(envelope.data).fields)]).toEqual([400, ['parts[0].content']]);
    const has = (await caller.expect('drafts', {})).drafts.length;
    for (let i = has; i < DRAFT_LIMITS.drafts; i++) await caller.expect('saveDraft', aDraft(newId()));
    const refused = await caller.call('saveDraft', aDraft(newId()));
    expect(refused.envelope.code).toBe(REFUSALS.tooManyDrafts.code);
  });

  it('of long ago are tidied away, and so are traces of discarded ones', async () => {
    const caller = calls.as('quay.op');
    const [kept, gone] = [newId(), newId()];
    await caller.expect('saveDraft', aDraft(kept));
    await caller.expect('saveDraft', aDraft(gone));
    await caller.expect('discardDraft', { id: gone });
    server.clock.advance(61 * DAY_MS);
    await deleteExpiredDrafts(server.deps);
    const ids = async () => (await server.deps.db.select({ id: drafts.id }).from(drafts)).map(({ id }) => id);
    expect(await ids()).toContain(kept);
    expect(await ids()).not.toContain(gone);
    server.clock.advance(120 * DAY_MS);
    await deleteExpiredDrafts(server.deps);
    expect(await ids()).not.toContain(kept);
  });

  it('are sealed on a device with a key that each user gets for themselves, the same at each log-in', async () => {
    const fresh = () => api(server);
    const first = await fresh().as('harbour.op').expect('draftKey', {});
    const again = await fresh().as('harbour.op').expect('draftKey', {});
    const other = await fresh().as('harbour.second').expect('draftKey', {});
    expect(Buffer.from(first.key, 'base64')).toHaveLength(32);
    expect([again.key === first.key, other.key === first.key]).toEqual([true, false]);
    const login = await api(server).anonymous().expect('login', { username: 'harbour.op', password: DEMO_PASSWORD });
    expect(login.draftKey).toBe(first.key);
  });
});
