import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { eventually } from '../../../../tests/factories/eventually.ts';
import type { User } from '../../../contract/users.ts';
import { UserActions } from './UserActions.tsx';

const presses = vi.hoisted((): (() => void)[] => []);
const call = vi.hoisted(() => vi.fn<(name: string, input: object, options: object) => Promise<User>>());
vi.mock('../../api/call.ts', () => ({ call }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
const me = vi.hoisted(() => ({ id: '1' }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => ({ userInfo: me }),
}));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => true }));
// There is no browser to press the buttons in: the mock captures their handlers.
vi.mock('../../ui/Button.tsx', () => ({
  Button: ({ onPress }: { onPress: () => void }) => {
    presses.push(onPress);
    return null;
  },
}));

const user: User = {
  ...{ id: '7', username: 'quay.op', nickname: 'Op', email: 'op@example.com', areaCode: '', mobile: '' },
  ...{
    role: ['operator'],
    status: 'active',
    isInvited: false,
    isLastSuperUser: false,
    permissions: [],
    lastSeenAt: null,
  },
  ...{ createdAt: '2026-11-24T09:00:00Z', version: 3 },
};

beforeEach(() => {
  presses.length = 0;
  call.mockReset();
});

test('each press sends a link, and the user goes on as the reset has left it', async () => {
  const after = { ...user, isInvited: true, version: 4 };
  call.mockResolvedValue(after);
  const onReset = vi.fn<(user: User) => void>();
  rendered(<UserActions user={user} onReset={onReset} onRemoved={() => undefined} />);
  const [reset] = presses;
  reset?.();
  reset?.();
  await eventually(() => expect(onReset).toHaveBeenCalledTimes(2));
  expect(onReset).toHaveBeenLastCalledWith(after);
});

test('the two-step log-in is switched off where there is one, by a call of its own', async () => {
  const guarded = { ...user, hasSecondFactor: true };
  call.mockResolvedValue({ ...user, hasSecondFactor: false });
  const onReset = vi.fn<(user: User) => void>();
  rendered(<UserActions user={guarded} onReset={onReset} onRemoved={() => undefined} />);
  expect(presses).toHaveLength(3);
  presses[1]?.();
  await eventually(() => expect(onReset).toHaveBeenCalledWith({ ...user, hasSecondFactor: false }));
  expect(call.mock.calls.map(([name, input]) => [name, input])).toEqual([['removeUserSecondFactor', { id: '7' }]]);
});

test('nobody is offered to switch off what is not on, nor their own', () => {
  rendered(<UserActions user={user} onReset={() => undefined} onRemoved={() => undefined} />);
  expect(presses).toHaveLength(2);
  presses.length = 0;
  me.id = user.id;
  const guarded = { ...user, hasSecondFactor: true };
  rendered(<UserActions user={guarded} onReset={() => undefined} onRemoved={() => undefined} />);
  expect(presses).toHaveLength(2);
  me.id = '1';
});
