import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { REFUSALS } from '../../contract/errors.ts';
import type { LoginAnswer, LoginInput } from '../../contract/session.ts';
import { apiBase, call } from '../api/call.ts';
import { ApiError, messageOf } from '../api/errors.ts';
import { retryWhileBusy } from '../api/retry-while-busy.ts';
import { session } from '../api/session.ts';
import { refreshSite } from '../api/site.ts';
import { accountName } from '../device/account-in.ts';

interface LogIn {
  busy: boolean;
  /** The server is overloaded: the log-in is retried automatically. */
  isInLine: boolean;
  /** The server's prompt if the account requires a code; null while it does not. */
  codeWords: string | null;
  /** The message of the last failed attempt; else null. */
  error: string | null;
  /** Returns null on failure. */
  logIn: (input: LoginInput) => Promise<LoginAnswer | null>;
}

export function useLogIn(): LogIn {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [isInLine, setInLine] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [codeWords, setCodeWords] = useState<string | null>(null);
  const logIn = async ({ username, password, otp }: LoginInput) => {
    if (username.trim() === '' || password === '') {
      setError(t`Enter your username and password.`);
      return null;
    }
    setBusy(true);
    setError(null);
    try {
      const ask = () => call('login', { username: username.trim(), password, ...(otp ? { otp } : {}) });
      const answer = await retryWhileBusy(ask, { onWait: () => setInLine(true) });
      await session.start(answer, accountName(await apiBase(), answer.userInfo.id));
      void refreshSite();
      return answer;
    } catch (failure) {
      const isHalfWay = failure instanceof ApiError && failure.code === REFUSALS.secondFactorRequired.code;
      if (isHalfWay) setCodeWords(messageOf(failure));
      else setError(messageOf(failure));
      return null;
    } finally {
      setBusy(false);
      setInLine(false);
    }
  };
  return { busy, isInLine, codeWords, error, logIn };
}
