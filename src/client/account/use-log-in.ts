import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LoginAnswer, LoginInput } from '../../contract/session.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';
import { session } from '../api/session.ts';
import { refreshSite } from '../api/site.ts';

interface LogIn {
  busy: boolean;
  /** Why the last attempt failed, in words; null before. */
  error: string | null;
  /** Answers whether it worked. */
  logIn: (input: LoginInput) => Promise<LoginAnswer | null>;
}

export function useLogIn(): LogIn {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const logIn = async ({ username, password }: LoginInput) => {
    if (username.trim() === '' || password === '') {
      setError(t`Enter your username and password.`);
      return null;
    }
    setBusy(true);
    setError(null);
    try {
      const answer = await call('login', { username: username.trim(), password });
      session.start(answer);
      void refreshSite();
      return answer;
    } catch (failure) {
      setError(messageOf(failure));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, logIn };
}
