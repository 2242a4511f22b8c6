import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { PASSWORD_LENGTH } from '../../contract/limits.ts';
import { messageOf, refusedFields } from '../api/errors.ts';
import control from '../form/control.module.css';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { describedBy, fieldId } from '../form/field-ids.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import styles from './EditForm.module.css';

interface Typed {
  /** Empty unless it is required. */
  current: string;
  password: string;
}

interface NewPasswordFormProps {
  label: string;
  /** Also requires the current password. */
  asksCurrent?: boolean;
  send: (typed: Typed) => Promise<void>;
}

type Fault = Partial<Record<keyof Typed | 'again' | 'all', string>>;

/** A new password, typed twice and never stored: it is read on submit, so that what a password manager filled in counts. */
export function NewPasswordForm({ label, asksCurrent = false, send }: NewPasswordFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>({});
  const { min, max } = PASSWORD_LENGTH;
  const faultOf = ({ current, password, again }: Typed & { again: string }): Fault => ({
    ...(asksCurrent && current === '' ? { current: t`Type your current password.` } : {}),
    ...(password.length < min || password.length > max ? { password: t`${min} to ${max} characters` } : {}),
    ...(again === password ? {} : { again: t`The two passwords are not the same` }),
  });
  const submit = async () => {
    if (!form.current || busy) return;
    const data = new FormData(form.current);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = { current: text('current'), password: text('password'), again: text('again') };
    const found = faultOf(typed);
    setFault(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(typed);
      form.current.reset();
    } catch (error) {
      const { current, password } = refusedFields(error);
      setFault(
        current || password
          ? { ...(current ? { current } : {}), ...(password ? { password } : {}) }
          : { all: messageOf(error) },
      );
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof Typed | 'again', words: string, hint?: string) => (
    <FieldFrame name={name} label={words} error={fault[name]} hint={hint}>
      <input
        id={fieldId(name)}
        name={name}
        type="password"
        className={control.control}
        autoComplete={name === 'current' ? 'current-password' : 'new-password'}
        maxLength={name === 'current' ? 128 : max}
        aria-required
        aria-invalid={fault[name] !== undefined}
        aria-describedby={describedBy(name, fault[name], hint)}
      />
    </FieldFrame>
  );
  return (
    <form
      ref={form}
      noValidate
      className={styles.fields}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fault.all ? (
        <Note tone="warning" isAlert>
          {fault.all}
        </Note>
      ) : null}
      {asksCurrent ? field('current', t`Current password`) : null}
      {field('password', t`New password`, t`${min} to ${max} characters, and none that is easy to guess.`)}
      {field('again', t`New password once more`)}
      <Button type="submit" block size="main" busy={busy}>
        {label}
      </Button>
    </form>
  );
}
