import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '../../form/TextField.tsx';
import { NonInheritedField } from './NonInheritedField.tsx';

interface NotificationFieldProps {
  name: string;
  label: string;
  /** What goes there. */
  hint: ReactNode;
  /** The company above. */
  parent: string;
}

/** An agency's webhook URL: never inherited, since webhooks are signed with the agency's key. */
export function NotificationField({ name, label, hint, parent }: NotificationFieldProps) {
  return (
    <NonInheritedField name={name} note={<Trans>If empty, {parent} is not notified instead.</Trans>}>
      <TextField {...{ name, label, hint }} inputMode="url" autoCapitalize="none" maxLength={300} />
    </NonInheritedField>
  );
}
