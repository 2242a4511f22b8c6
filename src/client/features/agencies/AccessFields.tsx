import { Trans, useLingui } from '@lingui/react/macro';
import type { Agency } from '../../../contract/agencies.ts';
import { useMe } from '../../api/session.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import type { AccessValues } from './agency-values.ts';

/** Whether an agency may work. */
export function StatusField() {
  const { t } = useLingui();
  return (
    <SelectField
      name="status"
      label={t`Status`}
      options={[
        { value: 'active', label: t`Active` },
        { value: 'disabled', label: t`Disabled` },
      ]}
      hint={<Trans>Users of a disabled agency cannot log in. Existing bookings continue.</Trans>}
    />
  );
}

/** The host of an agency's own site, for the provider's staff, who maintain the sites. */
export function WebAddressField() {
  const { t } = useLingui();
  if (!useMe()?.company.isProvider) return null;
  return (
    <TextField
      name="websitePrefix"
      label={t`Web address`}
      autoCapitalize="none"
      autoComplete="off"
      maxLength={63}
      hint={
        <Trans>
          What its host name begins with, as harbour of harbour.example.com. The name must be one of a site: mails and
          payments lead there, of its own agencies too. A site whose host names all begin so is changed by the agency’s
          administrators as well.
        </Trans>
      }
    />
  );
}

/** Asks before an agency is disabled, which locks out its users and its sub-agencies. */
export function useConfirmDisabling(agency: Pick<Agency, 'name' | 'status'> | null) {
  const { t } = useLingui();
  return async ({ status }: AccessValues): Promise<boolean> => {
    if (agency?.status !== 'active' || status !== 'disabled') return true;
    const { name } = agency;
    return confirmDialog({
      title: t`Disable ${name}?`,
      text: t`Its users and those of all agencies below it are logged out, and their keys stop working, until it is active again. Existing bookings continue.`,
      confirm: t`Disable`,
      danger: true,
    });
  };
}
