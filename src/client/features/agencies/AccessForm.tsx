import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { StatusField, useConfirmDisabling, WebAddressField } from './AccessFields.tsx';
import { type AccessValues, accessValuesOf, toAccess } from './agency-values.ts';

/** What the provider's staff may change of an agency that another company has opened: the rest is up to that company. */
export function AccessForm({ agency, frame }: { agency: Agency; frame: (parts: FormFrame) => ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const confirm = useConfirmDisabling(agency);
  const [untouched] = useState(() => accessValuesOf(agency));
  const parent = agency.parent.name;
  const save = (values: AccessValues, options: CallOptions) =>
    call('saveAgencyAccess', toAccess(values, agency), options).finally(() => void invalidate('agencies', 'agency'));
  return (
    <EditForm<AccessValues>
      place={`agency/access/${agency.id}`}
      initialValues={untouched}
      validate={async (values) => (await import('./agency-errors.ts')).accessErrors(values, agency, locale)}
      confirm={confirm}
      save={save}
      savedWords={t`Saved`}
      frame={frame}
    >
      <Note tone="info">{t`Its details, settings and prices are for ${parent} to change.`}</Note>
      <StatusField />
      <WebAddressField />
    </EditForm>
  );
}
