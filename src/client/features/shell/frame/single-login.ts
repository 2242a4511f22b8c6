import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { grantsOf } from '../../../../contract/grants.ts';
import { landingPath } from '../../../../contract/permissions.ts';
import { apiBase, call } from '../../../api/call.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { isFramed } from '../../../api/frame.ts';
import { session } from '../../../api/session.ts';
import { loadMessagePart } from '../../../api/settings.ts';
import { accountName } from '../../../device/account-in.ts';
import { toast } from '../../../ui/toast.ts';
import { tellParent } from './parent-page.ts';

const NAMES = ['code', 'signature', 'timestamp', 'userid'] as const;

/**
 * Single sign-on by a URL with `code`, `signature`, `timestamp` and `userid` (spec §2): ends the previous session, removes the four from
 * the URL, and logs in, which enables iframe mode. `goTo` replaces the URL with a path.
 */
export async function singleLogin(goTo: (path: string) => void): Promise<void> {
  const url = new URL(window.location.href);
  const [code = '', signature = '', timestamp = '', userid = ''] = NAMES.map(
    (name) => url.searchParams.get(name) ?? '',
  );
  if ([code, signature, timestamp, userid].includes('')) return;
  for (const name of NAMES) url.searchParams.delete(name);
  const path = url.pathname + url.search + url.hash;
  goTo(path);
  if (session.get()) await session.end();
  const words = loadMessagePart('pages');
  try {
    const answer = await call('singleLogin', { code, signature, timestamp, userid });
    const account = accountName(await apiBase(), answer.userInfo.id);
    await session.start(answer, account, { bySingleLogin: true });
    if (url.pathname === '/') goTo(landingPath(grantsOf(answer)));
    await words;
    toast(i18n._(msg`You are logged in.`), 'success');
    if (isFramed) tellParent({ type: 'login', ok: true });
  } catch (failure) {
    goTo('/');
    toast(messageOf(failure), 'error');
    const number = failure instanceof ApiError ? failure.code : 0;
    if (isFramed) tellParent({ type: 'login', ok: false, code: number, message: messageOf(failure) });
  }
}
