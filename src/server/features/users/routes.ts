import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { choosePassword } from './choose-password.ts';
import { readMails, readUser, readUsers } from './reads.ts';
import { createUser, deleteUser, removeUserSecondFactor, resetUserPassword, updateUser } from './save-user.ts';

export function userRoutes(deps: Deps) {
  return {
    users: ({ actor, input }) => readUsers(deps, actor, input),
    user: ({ actor, input }) => readUser(deps, actor, input.id),
    createUser: ({ actor, input, idempotencyKey }) => createUser(deps, actor, input, idempotencyKey),
    updateUser: ({ actor, input, idempotencyKey }) => updateUser(deps, actor, input, idempotencyKey),
    resetUserPassword: ({ actor, input, idempotencyKey }) => resetUserPassword(deps, actor, input, idempotencyKey),
    removeUserSecondFactor: ({ actor, input, idempotencyKey }) =>
      removeUserSecondFactor(deps, actor, input, idempotencyKey),
    deleteUser: ({ actor, input }) => deleteUser(deps, actor, input),
    choosePassword: ({ input }) => choosePassword(deps, input),
    mails: ({ actor, input }) => readMails(deps, actor, input),
  } satisfies Handlers;
}
