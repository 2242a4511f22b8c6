import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { TaskSteps } from './TaskSteps.tsx';

vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => false }));
vi.mock('../../api/session.ts', async (real) => ({
  ...(await real<object>()),
  useMe: () => ({ userInfo: { id: 'me' } }),
}));

const held = (id: string) => ({ id, name: 'Second', since: '2026-11-20T08:00:00.000Z' });
const shown = (holder: ReturnType<typeof held> | null) =>
  drawn(<TaskSteps task={{ id: 'task', holder }}>its steps</TaskSteps>);

test('a task that nobody has is taken on, one’s own is given back, with its steps', async () => {
  expect(await shown(null)).toMatch(/Take task.*its steps/);
  expect(await shown(held('me'))).toMatch(/Release task.*its steps/);
});

test('of a colleague’s task it is said who has it and since when, and it can be had from them, without its steps', async () => {
  const card = await shown(held('other'));
  expect(card).toMatch(/Assigned to Second since 20 Nov.*Take over task.*Release task/);
  expect(card).not.toContain('its steps');
});
