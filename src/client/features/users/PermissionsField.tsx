import { Trans, useLingui } from '@lingui/react/macro';
import { givable } from '../../../contract/permission-giving.ts';
import { PERMISSIONS, type Permission } from '../../../contract/permissions.ts';
import type { User } from '../../../contract/users.ts';
import { useGrants } from '../../api/session.ts';
import { ChecksField } from '../../manage/ChecksField.tsx';
import { PERMISSION_HINTS, PERMISSION_LABELS } from './user-labels.ts';

/** What a user may besides their roles: what the administrator holds and can give, and what the user has of others. */
export function PermissionsField({ user }: { user: User | null }) {
  const { t, i18n } = useLingui();
  const grants = useGrants();
  const own = grants ? givable(grants) : [];
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
