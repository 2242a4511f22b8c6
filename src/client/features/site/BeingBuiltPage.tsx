import { useLingui } from '@lingui/react/macro';
import { constructOutline } from 'ionicons/icons';
import { landingPath } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { COMING, type ComingKey } from './being-built.ts';

/** An honest page for what is not there yet: it says what will come and shows no made-up content. */
export function BeingBuiltPage({ part }: { part: ComingKey }) {
  const { t, i18n } = useLingui();
  const grants = useGrants();
  const { title, text } = COMING[part];
  const landing = grants ? landingPath(grants) : '/';
  const isHere = landing !== '/flight/booking';
  return (
    <Page title={i18n._(title)}>
      <Card>
        <EmptyState
          icon={constructOutline}
          title={t`This part is being built`}
          text={i18n._(text)}
          action={
            <ButtonLink to={isHere ? '/' : landing} kind="quiet">
              {isHere ? t`To the start` : t`Back to flight search`}
            </ButtonLink>
          }
        />
      </Card>
    </Page>
  );
}
