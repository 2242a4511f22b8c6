import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyProfile } from '../../../contract/company.ts';
import { call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { EndKeyButton } from '../../manage/EndKeyButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './CompanyPage.module.css';

interface ApiKeyCardProps {
  apiKey: CompanyProfile['apiKey'];
  /** The parent company's name, which issues its keys. */
  parent: string;
}

/** The API key of the company's own systems: its date and creator, and its revocation. */
export function ApiKeyCard({ apiKey, parent }: ApiKeyCardProps) {
  const { t } = useLingui();
  return (
    <Card title={t`API key`}>
      {apiKey ? (
        <KeyFacts apiKey={apiKey} parent={parent} />
      ) : (
        <p className={styles.hint}>
          <Trans>There is none. {parent} creates one for your own systems to use the API or to log users in.</Trans>
        </p>
      )}
    </Card>
  );
}

function KeyFacts({ apiKey, parent }: { apiKey: NonNullable<CompanyProfile['apiKey']>; parent: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { prefix, madeBy } = apiKey;
  const time = format.dateTime(apiKey.createdAt);
  const maker = madeBy === null ? t`created by a company above ${parent}` : t`created by ${madeBy}`;
  return (
    <>
      <p className={styles.key}>
        <Facts parts={[t`begins with ${prefix}…`, t`since ${time}`, maker]} />
      </p>
      <p className={styles.hint}>
        <Trans>
          Whoever has it can use the API as an operator and finance user, and log your users in. Revoke it if it may
          have leaked; {parent} creates a new one.
        </Trans>
      </p>
      <EndKeyButton end={() => call('endCompanyKey', {}).finally(() => void invalidate('company'))} />
    </>
  );
}
