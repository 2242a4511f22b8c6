import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import { MAX_NICKNAME } from '../../../contract/limits.ts';
import { grantable } from '../../../contract/permission-grants.ts';
import { PERMISSIONS, type Permission, ROLES } from '../../../contract/permissions.ts';
import { USER_STATUSES } from '../../../contract/user-statuses.ts';
import type { User } from '../../../contract/users.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { useGrants, useMe } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { ChecksField } from '../../manage/ChecksField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { type ConfirmQuestion, confirmDialog } from '../../ui/confirm-dialog.ts';
import { UserActions } from './UserActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import styles from './UsersPage.module.css';
import { PERMISSION_HINTS, PERMISSION_LABELS, ROLE_HINTS, ROLE_LABELS, STATUS_LABELS } from './user-labels.ts';
import { permissionsWith, type Risk, riskOf, toNewUser, toUser, type UserValues, valuesOf } from './user-values.ts';

interface UserFormProps {
  /** Null for a new one. */
  user: User | null;
  /** With the user after a reset of the password. */
  onReset: (user: User) => void;
  /** Refetches the user after another's change. */
  onStale: () => Promise<void>;
  onDone: () => void;
  frame: (parts: FormFrame) => ReactNode;
}

/** Invites or edits a user. The email cannot be changed. */
export function UserForm({ user, onReset, onStale, onDone, frame }: UserFormProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const confirm = useConfirmChange(user);
  const [untouched] = useState(() => valuesOf(user));
  const send = (values: UserValues, options: CallOptions) => {
    const input = user ? toUser(values, user) : toNewUser(values);
    return 'id' in input ? call('updateUser', input, options) : call('createUser', input, options);
  };
  const save = async (values: UserValues, options: CallOptions) => {
    try {
      await send(values, options);
    } catch (error) {
      if (error instanceof ApiError && error.code === REFUSALS.staleVersion.code) void onStale();
      throw error;
    } finally {
      void invalidate('users');
    }
  };
  return (
    <EditForm<UserValues>
      place={user ? `user/of/${user.id}` : 'user/new'}
      initialValues={untouched}
      validate={async (values) => (await import('./user-errors.ts')).userErrors(values, user, locale)}
      confirm={confirm}
      save={save}
      savedWords={user ? t`Saved` : t`The invitation is on its way`}
      saveLabel={user ? undefined : <Trans>Send the invitation</Trans>}
      onSaved={onDone}
      frame={frame}
    >
      {user ? (
        <UserFacts user={user} />
      ) : (
        <>
          <TextField
            name="username"
            label={t`Username`}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={64}
            required
            hint={<Trans>Used to log in. It cannot be changed later.</Trans>}
          />
          <TextField
            name="email"
            label={t`Email`}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            maxLength={120}
            required
            hint={<Trans>The invitation goes there. It cannot be changed later.</Trans>}
          />
        </>
      )}
      <TextField name="nickname" label={t`Name`} autoComplete="off" maxLength={MAX_NICKNAME} required />
      <div className={styles.phone}>
        <TextField name="areaCode" label={t`Area code`} type="tel" inputMode="numeric" maxLength={4} />
        <TextField name="mobile" label={t`Mobile (optional)`} type="tel" inputMode="numeric" maxLength={15} />
      </div>
      <RolesField user={user} />
      <PermissionsField user={user} />
      <SelectField
        name="status"
        label={t`Status`}
        options={USER_STATUSES.map((value) => ({ value, label: i18n._(STATUS_LABELS[value]) }))}
        hint={<Trans>Testing: can search and view, but not book or pay. Disabled: logged out everywhere.</Trans>}
      />
      {user ? <UserActions user={user} onReset={onReset} onRemoved={onDone} /> : null}
    </EditForm>
  );
}

/** Asks before a change that locks somebody out, or that administrators make to their own account and cannot undo. */
function useConfirmChange(user: User | null) {
  const { t } = useLingui();
  const isOwn = useMe()?.userInfo.id === user?.id;
  return async (values: UserValues): Promise<boolean> => {
    const risk = user ? riskOf(user, values, isOwn) : null;
    if (!user || !risk) return true;
    const { nickname: name } = user;
    const questions: Record<Risk, Pick<ConfirmQuestion, 'title' | 'text' | 'confirm'>> = {
      disable: {
        title: t`Disable ${name}?`,
        text: t`They are logged out everywhere at once, and cannot log in until they are active again.`,
        confirm: t`Disable`,
      },
      disableSelf: {
        title: t`Disable your own account?`,
        text: t`You are logged out everywhere at once. Only another administrator can restore your access.`,
        confirm: t`Disable`,
      },
      testSelf: {
        title: t`Set your own account to testing?`,
        text: t`You can then search and view, but not book or pay. Only another administrator can change that.`,
        confirm: t`Set to testing`,
      },
      stepDown: {
        title: t`Give up your administrator role?`,
        text: t`You lose access to users, company and user log at once. Only another administrator can restore it.`,
        confirm: t`Give up the role`,
      },
    };
    return confirmDialog({ ...questions[risk], danger: true });
  };
}

/** A user's roles; their default permissions are preselected, to be granted or not. */
function RolesField({ user }: { user: User | null }) {
  const { t, i18n } = useLingui();
  const grants = useGrants();
  const { values, setFieldValue } = useFormikContext<UserValues>();
  return (
    <ChecksField
      name="role"
      label={t`Role`}
      options={ROLES.map((value) => ({
        value,
        label: i18n._(ROLE_LABELS[value]),
        hint: i18n._(ROLE_HINTS[value]),
      }))}
      onEdit={(role) => {
        if (grants) void setFieldValue('permissions', permissionsWith(grants, user, values, role));
      }}
    />
  );
}

/** A user's permissions besides their roles: those the administrator holds and can grant, and the user's others. */
function PermissionsField({ user }: { user: User | null }) {
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
