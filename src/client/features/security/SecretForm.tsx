import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf, refusedFields } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import control from '../../form/control.module.css';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { describedBy, fieldId } from '../../form/field-ids.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SecurityPage.module.css';

interface SecretFormProps {
  /** As the call names it. */
  field: 'current' | 'otp';
  label: string;
  /** The error of an empty field. */
  missing: string;
  button: string;
  danger?: boolean;
  send: (typed: string) => Promise<void>;
}

/** One field for a password or a code: never stored, and read on submit. */
export function SecretForm({ field, label, missing, button, danger = false, send }: SecretFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const name = `${field}-${useId()}`;
  const submit = async () => {
    const typed = form.current && new FormData(form.current).get(name);
    if (busy || typeof typed !== 'string') return;
    if (typed.trim() === '') return setFault(missing);
    setBusy(true);
    setFault(undefined);
    try {
      await send(field === 'otp' ? typed.replace(/\s/g, '') : typed);
      form.current?.reset();
    } catch (error) {
      setFault(refusedFields(error)[field] ?? messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FieldFrame name={name} label={label} error={fault}>
        <input
          id={fieldId(name)}
          name={name}
          type={field === 'otp' ? 'text' : 'password'}
          inputMode={field === 'otp' ? 'numeric' : undefined}
          className={control.control}
          autoComplete={field === 'otp' ? 'one-time-code' : 'current-password'}
          maxLength={field === 'otp' ? 7 : 128}
          aria-required
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(name, fault, null)}
        />
      </FieldFrame>
      <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} disabled={!online}>
        {button}
      </Button>
    </form>
  );
}
