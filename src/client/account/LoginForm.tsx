import { Trans, useLingui } from '@lingui/react/macro';
import { alertCircle, eyeOffOutline, eyeOutline } from 'ionicons/icons';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { LoginAnswer, LoginInput } from '../../contract/session.ts';
import { useWhyEnded } from '../api/session.ts';
import { useSiteConfig } from '../api/site.ts';
import { keepsTexts } from '../device/browser/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import styles from './LoginForm.module.css';
import { useLogIn } from './use-log-in.ts';

interface LoginFormProps {
  onDone: (answer: LoginAnswer) => void;
  /** Prefilled when the agent logs in again. */
  username?: string;
  /** Offers the demo accounts. */
  showDemo?: boolean;
}

/** Username and password, read from the native inputs on submit: a password manager's values count. */
export function LoginForm({ onDone, username = '', showDemo = true }: LoginFormProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, isInLine, codeWords, error, logIn } = useLogIn();
  const [isSeen, setSeen] = useState(false);
  const site = useSiteConfig();

  const send = async (input: LoginInput) => {
    if (busy) return;
    const answer = await logIn(input);
    if (answer) onDone(answer);
    else form.current?.querySelector<HTMLInputElement>('[name="otp"], [name="password"]')?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    void send({ username: text('username'), password: text('password'), otp: text('otp') });
  };

  return (
    <div className={styles.login}>
      <Reasons />
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.field}>
          <label htmlFor={`${id}-user`}>{t`Username`}</label>
          <input
            id={`${id}-user`}
            name="username"
            defaultValue={username}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            required
            aria-invalid={error !== null}
            aria-describedby={error ? `${id}-error` : undefined}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-word`}>{t`Password`}</label>
          <input
            id={`${id}-word`}
            name="password"
            type={isSeen ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={128}
            required
            aria-invalid={error !== null}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <button
            type="button"
            className={styles.see}
            aria-pressed={isSeen}
            aria-label={t`Show password`}
            onClick={() => setSeen(!isSeen)}
          >
            <Icon icon={isSeen ? eyeOffOutline : eyeOutline} />
          </button>
        </div>
        {codeWords ? <p id={`${id}-code-words`}>{codeWords}</p> : null}
        {codeWords ? (
          <div className={styles.field}>
            <label htmlFor={`${id}-code`}>{t`Verification code`}</label>
            <input
              ref={(input) => input?.focus()}
              id={`${id}-code`}
              name="otp"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
              aria-describedby={`${id}-code-words`}
            />
          </div>
        ) : null}
        <div role="alert">
          {error ? (
            <p id={`${id}-error`} className={styles.error}>
              <Icon icon={alertCircle} /> {error}
            </p>
          ) : isInLine ? (
            <p className={styles.inLine}>
              <Trans>The service is very busy. Your log-in continues automatically in a moment.</Trans>
            </p>
          ) : null}
        </div>
        <button type="submit" className={styles.submit} aria-busy={busy}>
          {busy ? <Trans>Logging in…</Trans> : <Trans>Log in</Trans>}
        </button>
      </form>
      <details className={styles.forgot}>
        <summary>{t`Forgot password?`}</summary>
        <p>{t`Please contact your administrator, who can set a new one.`}</p>
      </details>
      {showDemo && site && site.demoAccounts.length > 0 && site.demoPassword ? (
        <DemoAccounts accounts={site.demoAccounts} password={site.demoPassword} onPick={(input) => void send(input)} />
      ) : null}
    </div>
  );
}

/** Why a user was logged out, or has to log in again. */
function Reasons() {
  const why = useWhyEnded();
  const [isKept] = useState(keepsTexts);
  return (
    <>
      {why ? (
        <p className={styles.why} role="alert">
          {why}
        </p>
      ) : null}
      {isKept ? null : (
        <p className={styles.why}>
          <Trans>
            This browser stores nothing for this site. Stay in this tab and do not reload it, or you have to log in
            again.
          </Trans>
        </p>
      )}
    </>
  );
}
