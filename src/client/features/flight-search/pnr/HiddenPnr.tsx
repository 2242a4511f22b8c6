import { useLingui } from '@lingui/react/macro';
import { eyeOffOutline } from 'ionicons/icons';
import { hasRole } from '../../../../contract/permissions.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useGrants } from '../../../api/session.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';

/** The PNR code search when disabled: whom to ask. Only administrators see their parent company. */
export function HiddenPnr() {
  const { t } = useLingui();
  const isAdministrator = hasRole(useGrants()?.roles ?? [], ['SuperUser']);
  const { data } = useApiQuery('company', {}, { enabled: isAdministrator });
  const parent = data?.parent;
  const name = parent?.name ?? '';
  const reach = parent?.customerService ?? '';
  return (
    <Page title={t`PNR code search`} back="/flight/booking">
      <EmptyState
        icon={eyeOffOutline}
        title={t`Switched off for your company`}
        text={
          name === ''
            ? t`The company that opened your agency can enable PNR code search: ask its customer service.`
            : reach === ''
              ? t`${name}, which opened your agency, can enable PNR code search.`
              : t`${name}, which opened your agency, can enable PNR code search: ${reach}`
        }
        action={<ButtonLink to="/flight/booking">{t`Search flights`}</ButtonLink>}
      />
    </Page>
  );
}
