import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import { MAX_NICKNAME } from '../../../contract/limits.ts';
import { ROLES } from '../../../contract/permissions.ts';
import { USER_STATUSES } from '../../../contract/user-statuses.ts';
import type { User } from '../../../contract/users.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { ChecksField } from '../../manage/ChecksField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { PermissionsField } from './PermissionsField.tsx';
import { UserActions } from './UserActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import styles from './UsersPage.module.css';
import { ROLE_HINTS, ROLE_LABELS, STATUS_LABELS } from './user-labels.ts';
import { permissionsWith, toNewUser, toUser, type UserValues, valuesOf } from './user-values.ts';

interface UserFormProps {
  /** Null for a new one. */
  user: User | null;
  /** With the user after a reset of the password. */
  onReset: (user: User) => void;
  /** Reads the user anew, whom somebody else has changed. */
  onStale: () => Promise<void>;
  onDone: () => void;
  frame: (parts: FormFrame) => ReactNode;
}

/** A user to invite or to change. The email stays as it was given first. */
export function UserForm({ user, onReset, onStale, onDone, frame }: UserFormProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [untouched] = useState(() => valuesOf(user));
  const send = (values: UserValues) => {
    const input = user ? toUser(values, user) : toNewUser(values);
    return 'id' in input ? call('updateUser', input) : call('createUser', input);
  };
  const save = async (values: UserValues) => {
    try {
      await send(values);
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
            hint={<Trans>Logs in with it. It cannot be changed later.</Trans>}
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
        hint={<Trans>Testing: searches and looks, but books and pays nothing. Disabled: logged out everywhere.</Trans>}
      />
      {user ? <UserActions user={user} onReset={onReset} onRemoved={onDone} /> : null}
    </EditForm>
  );
}

/** What somebody does; the permissions that come with it are there at once, to be given or not. */
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
