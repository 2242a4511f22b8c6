import { isRefusal } from '../../../contract/result.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { vapidKeys } from '../../push/vapid-keys.ts';
import { presentPush } from './present.ts';
import { forgetPush, isSubscribed, subscribePush } from './subscribe.ts';

const subject = { type: 'push', id: ({ id }: { id: string }) => id };

/** Notices on a user's own devices. */
export function pushRoutes(deps: Deps) {
  const state = async (isOn: boolean) => presentPush((await vapidKeys(deps))?.publicKey ?? null, isOn);
  return {
    push: async ({ actor, input: { endpoint } }) =>
      state(endpoint !== undefined && (await isSubscribed(deps, actor, endpoint))),
    subscribePush: async ({ actor, input, locale }) => {
      const call = { name: 'subscribePush', actor, input, idempotencyKey: null, subject } as const;
      const done = await runCommand(deps, call, subscribePush(locale));
      return isRefusal(done) ? done : state(true);
    },
    forgetPush: async ({ actor, input }) => {
      const call = { name: 'forgetPush', actor, input, idempotencyKey: null, subject } as const;
      const done = await runCommand(deps, call, forgetPush);
      return isRefusal(done) ? done : state(false);
    },
  } satisfies Handlers;
}
