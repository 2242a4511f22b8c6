import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyProfile } from '../../../contract/company.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { refreshMe } from '../../api/fresh-me.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';
import { PictureField } from '../../manage/PictureField.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { ApiKeyCard } from './ApiKeyCard.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import styles from './CompanyPage.module.css';
import { OwnConfigForm } from './OwnConfigForm.tsx';

/** Changes of the company also affect the top bar and printed papers. */
async function showChange(): Promise<void> {
  await Promise.all([refreshMe(), invalidate('company')]);
}

/** /company: the company's details, its logo, its parent, and the API key of its own systems. */
export function CompanyPage() {
  const { t } = useLingui();
  const query = useApiQuery('company', {});
  const company = query.data;
  return (
    <Page title={t`Company profile`} back="/more">
      {company ? (
        <div className={styles.parts}>
          <Card title={t`Logo`}>
            <PictureField
              picture={company.logo}
              alt={t`Logo of ${company.name}`}
              standIn={company.name.slice(0, 1)}
              hint={t`PNG, JPG or WebP up to 2 MB. Shown on your itineraries and next to your company’s name.`}
              upload={(image) => call('uploadLogo', { image }).then(showChange)}
              remove={() => call('deleteLogo', {}).then(showChange)}
            />
          </Card>
          <CompanyForm key={company.version} company={company} onSaved={() => void showChange().catch(reportError)} />
          <OwnConfigForm key={`config ${company.version}`} company={company} />
          {company.siteHost ? <SiteCard host={company.siteHost} /> : null}
          <Facts company={company} />
          {company.parent ? <ApiKeyCard apiKey={company.apiKey} parent={company.parent.name} /> : null}
          <Card title={t`Messages to your systems`}>
            <p className={styles.hint}>
              <Trans>Each booking change is sent as a signed message to the addresses agreed with you.</Trans>
            </p>
            <ButtonLink kind="quiet" size="small" to="/company/deliveries">
              <Trans>Delivery log</Trans>
            </ButtonLink>
          </Card>
        </div>
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="96px" lines={3} />
        </Unloaded>
      )}
    </Page>
  );
}

/** A link to the site on the company's own web address. */
function SiteCard({ host }: { host: string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Your site`}>
      <p className={styles.hint}>
        <Trans>Under {host} the portal has your company’s names, colours and marks.</Trans>{' '}
        <Trans>
          It names your company with the address, email and phone above, and what visitors send there comes to you.
        </Trans>
      </p>
      <div className={styles.ways}>
        <ButtonLink kind="quiet" size="small" to="/company/site">
          <Trans>Change the site</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" size="small" to="/company/enquiries">
          <Trans>Enquiries</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}

function Facts({ company }: { company: CompanyProfile }) {
  const { t } = useLingui();
  const { parent } = company;
  const facts = [
    [t`Code`, company.code],
    [t`Settlement currency`, company.settlementCurrency],
    ...(parent
      ? [[t`Opened by`, parent.name] as const, [t`Customer service`, parent.customerService || '–'] as const]
      : []),
  ] as const;
  return (
    <Card title={parent ? t`Agreed with ${parent.name}` : t`Of this portal`}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
