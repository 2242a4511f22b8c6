import type { Me } from '../../contract/session.ts';
import { session } from './session.ts';

/** Applies the user's choices on this device at once, before the server has them. */
export function showOwnConfig(change: Partial<Me['userInfo']['config']>): void {
  const me = session.get()?.me;
  if (!me) return;
  const { userInfo } = me;
  session.refresh({ ...me, userInfo: { ...userInfo, config: { ...userInfo.config, ...change } } });
}
