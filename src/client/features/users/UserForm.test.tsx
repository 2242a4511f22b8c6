import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { REFUSALS } from '../../../contract/errors.ts';
import type { User } from '../../../contract/users.ts';
import { ApiError } from '../../api/errors.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog.ts';
import { UserForm } from './UserForm.tsx';
import { valuesOf } from './user-values.ts';

type Act = (values: object) => Promise<unknown>;
const saves = vi.hoisted((): Act[] => []);
const confirms = vi.hoisted((): Act[] => []);
const asked = vi.hoisted(() => vi.fn<(question: ConfirmQuestion) => Promise<boolean>>());
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: asked }));
const call = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('../../api/call.ts', () => ({ call }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('./UserActions.tsx', () => ({ UserActions: () => null }));
vi.mock('../../manage/EditForm.tsx', () => ({
  EditForm: ({ save, confirm }: { save: Act; confirm: Act }) => {
    saves.push(save);
    confirms.push(confirm);
    return null;
  },
}));

const user: User = {
  ...{ id: '7', username: 'quay.op', nickname: 'Op', email: 'op@example.com', areaCode: '', mobile: '' },
  ...{ role: ['operator'], status: 'active', isInvited: false, isLastSuperUser: false, permissions: [] },
  ...{ lastSeenAt: null, createdAt: '2026-11-24T09:00:00Z', version: 3 },
};

const others = { onReset: () => undefined, onDone: () => undefined, frame: () => null };

test('a user whom somebody else has changed meanwhile is read anew, and after other refusals is not', async () => {
  const onStale = vi.fn<() => Promise<void>>().mockResolvedValue();
  rendered(<UserForm user={user} onStale={onStale} {...others} />);
  const refuse = (code: number) =>
    call.mockRejectedValueOnce(new ApiError({ kind: 'refused', code, status: 409, message: 'No' }));
  refuse(REFUSALS.lastHolder.code);
  await expect(saves[0]?.(valuesOf(user))).rejects.toThrow('No');
  expect(onStale).not.toHaveBeenCalled();
  refuse(REFUSALS.staleVersion.code);
  await expect(saves[0]?.(valuesOf(user))).rejects.toThrow('No');
  expect(onStale).toHaveBeenCalledOnce();
});

test('who is to be shut out is asked about first, and nobody else', async () => {
  rendered(<UserForm user={user} onStale={async () => undefined} {...others} />);
  const confirm = confirms.at(-1);
  asked.mockResolvedValueOnce(false);
  await expect(confirm?.({ ...valuesOf(user), status: 'disabled' })).resolves.toBe(false);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ title: 'Disable Op?', confirm: 'Disable', danger: true });
  await expect(confirm?.({ ...valuesOf(user), nickname: 'Desk' })).resolves.toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});
