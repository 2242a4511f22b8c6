import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { loginLimits } from './login-limits.ts';
import { saveUserConfig, updateMe } from './save-user.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function sessionRoutes(deps: Deps) {
  const limits = loginLimits(deps.pool);
  return {
    login: ({ input, address }) => signIn(deps, limits, input, address),
    logout: ({ actor }) => signOut(deps, actor),
    me: async ({ actor }) => actor.me,
    updateMe: ({ actor, input }) => updateMe(deps, actor, input),
    saveUserConfig: ({ actor, input }) => saveUserConfig(deps, actor, input),
  } satisfies Handlers;
}
