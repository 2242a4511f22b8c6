import { Trans, useLingui } from '@lingui/react/macro';
import { grantable } from '../../../contract/permission-grants.ts';
import { PERMISSIONS, type Permission } from '../../../contract/permissions.ts';
import type { User } from '../../../contract/users.ts';
import { useGrants } from '../../api/session.ts';
import { ChecksField } from '../../manage/ChecksField.tsx';
import { PERMISSION_HINTS, PERMISSION_LABELS } from './user-labels.ts';

/** A user's permissions besides their roles: those the administrator holds and can grant, and the user's others. */
export function PermissionsField({ user }: { user: User | null }) {
  const { t, i18n } = useLingui();
  const grants = useGrants();
  const own = grants ? grantable(grants) : [];
  const shown = PERMISSIONS.filter((one) => own.includes(one) || user?.permissions.includes(one));
  if (shown.length === 0) return null;
  const isTheirs = (one: Permission) => grants?.permissions.includes(one) === true;
  return (
    <ChecksField
      name="permissions"
      label={t`Permissions`}
      options={shown.map((value) => ({
        value,
        label: i18n._(PERMISSION_LABELS[value]),
        hint: (
          <>
            {i18n._(PERMISSION_HINTS[value])}{' '}
            {isTheirs(value) ? null : <Trans>Only holders of this permission can grant or revoke it.</Trans>}
          </>
        ),
        disabled: !isTheirs(value),
      }))}
    />
  );
}
