import { useLingui } from '@lingui/react/macro';
import type { Agency } from '../../../contract/agencies.ts';
import { CheckField } from '../../manage/CheckField.tsx';
import { mailboxOf } from './money-values.ts';

/** Whether the agency is mailed about changes to its money, and where. */
export function NotificationMailField({ agency }: { agency: Agency }) {
  const { t } = useLingui();
  return (
    <CheckField
      name="sendEmail"
      label={t`Notify the agency by email`}
      hint={mailboxOf(agency) || t`It has no email address.`}
    />
  );
}
