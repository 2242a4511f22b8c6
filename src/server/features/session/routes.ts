import { BoundedQueue } from '../../commands/bounded-queue.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { changePassword } from './change-password.ts';
import { deleteMe } from './delete-me.ts';
import { draftKeyOf } from './draft-key.ts';
import { endSession, readOwnSessions } from './own-sessions.ts';
import { presentDraftKey } from './present.ts';
import { deleteAvatar, saveUserConfig, updateMe, uploadAvatar } from './save-user.ts';
import { beginSecondFactor, confirmSecondFactor, readSecondFactor, removeSecondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { redeemLogoutTicket, signOut } from './sign-out.ts';
import { singleLogin } from './single-login.ts';

/** Two passwords are checked at a time, each in a tenth of a second; one who is turned away has not been counted as an attempt. */
const LOG_INS = { places: 4, waiting: 16, seconds: 2 };

export function sessionRoutes(deps: Deps) {
  const logIns = new BoundedQueue(LOG_INS);
  return {
    login: ({ input, ...caller }) => logIns.run(() => signIn(deps, input, caller)),
    singleLogin: ({ input, ...caller }) => logIns.run(() => singleLogin(deps, input, caller)),
    logout: ({ actor, address }) => signOut(deps, actor, address),
    logoutByTicket: ({ input, address }) => redeemLogoutTicket(deps, input.ticket, address),
    draftKey: async ({ actor }) => presentDraftKey(await draftKeyOf(deps, actor)),
    me: async ({ actor }) => actor.me,
    updateMe: ({ actor, input }) => updateMe(deps, actor, input),
    deleteMe: ({ actor, input, address }) => logIns.run(() => deleteMe(deps, actor, input.current, address)),
    changePassword: ({ actor, input, address }) => logIns.run(() => changePassword(deps, actor, input, address)),
    secondFactor: ({ actor }) => readSecondFactor(deps, actor),
    beginSecondFactor: ({ actor, input, address, host }) =>
      logIns.run(() => beginSecondFactor(deps, actor, input.current, { address, host })),
    confirmSecondFactor: ({ actor, input, idempotencyKey }) =>
      logIns.run(() => confirmSecondFactor(deps, actor, input.otp, idempotencyKey)),
    removeSecondFactor: ({ actor, input, address }) =>
      logIns.run(() => removeSecondFactor(deps, actor, input.current, address)),
    uploadAvatar: ({ actor, input }) => uploadAvatar(deps, actor, input.image),
    deleteAvatar: ({ actor }) => deleteAvatar(deps, actor),
    ownSessions: ({ actor }) => readOwnSessions(deps, actor),
    endSession: ({ actor, input }) => endSession(deps, actor, input),
    saveUserConfig: ({ actor, input }) => saveUserConfig(deps, actor, input),
  } satisfies Handlers;
}
