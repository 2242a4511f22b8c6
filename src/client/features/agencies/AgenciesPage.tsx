import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { canChangeAgencies, isAllowed } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NEW } from '../../ui/opened-id.ts';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useWidth } from '../../ui/width.ts';
import { AgencyDetail } from './AgencyDetail.tsx';
import { AgencyList } from './AgencyList.tsx';

/** /agency-manager: the company's sub-agencies, for the provider those of every depth. The URL says which is open. */
export function AgenciesPage() {
  const { t } = useLingui();
  const { id, spent } = useSearch({ from: '/agency-manager/' });
  const navigate = useNavigate();
  const isPhone = useWidth() === 'phone';
  const grants = useGrants();
  useReturnFocus(isPhone ? undefined : id);
  const mayOpen = grants !== null && isAllowed(grants, { agencies: 'open' });
  const mayWrite = grants !== null && canChangeAgencies(grants);
  const kept = spent ? { spent } : {};
  const open = (next: string | undefined) =>
    void navigate({ to: '/agency-manager', search: next ? { ...kept, id: next } : kept });
  const narrowed = {
    isSpent: spent === true,
    onSpent: (only: boolean) =>
      void navigate({ to: '/agency-manager', search: only ? { spent: true } : {}, replace: true }),
  };
  const statements = (
    <ButtonLink to="/agency-manager/statements" kind="quiet" size="small">
      <Trans>Statements</Trans>
    </ButtonLink>
  );
  const add = mayOpen ? (
    <Button block={isPhone} size={isPhone ? 'main' : 'small'} onPress={() => open(NEW)}>
      <Trans>Open an agency</Trans>
    </Button>
  ) : null;
  const shown = { id, mayOpen, mayWrite, beside: !isPhone };
  const detail = <AgencyDetail key={id} {...shown} onClose={() => open(undefined)} />;
  return (
    <Page
      title={t`Agency management`}
      back="/more"
      wide
      fill={!isPhone}
      end={
        <>
          {statements}
          {isPhone ? null : add}
        </>
      }
      footer={isPhone ? add : null}
    >
      {isPhone ? (
        <>
          <AgencyList {...narrowed} onChoose={(agency) => open(agency.id)} />
          {id === undefined ? null : detail}
        </>
      ) : (
        <Panes list={<AgencyList {...narrowed} beside={{ open: id }} onChoose={(agency) => open(agency.id)} />}>
          {detail}
        </Panes>
      )}
    </Page>
  );
}
