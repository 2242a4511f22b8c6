import { Trans, useLingui } from '@lingui/react/macro';
import type { LoginInput } from '../../contract/session.ts';
import type { SiteConfig } from '../../contract/site.ts';
import styles from './DemoAccounts.module.css';

interface DemoAccountsProps {
  accounts: SiteConfig['demoAccounts'];
  password: string;
  onPick: (input: LoginInput) => void;
}

/** The demo accounts, by company; one tap logs in. */
export function DemoAccounts({ accounts, password, onPick }: DemoAccountsProps) {
  const { t } = useLingui();
  const companies = [...new Set(accounts.map(({ company }) => company))];
  const roles = new Map([
    ['operator', t`Operator`],
    ['finance', t`Finance`],
    ['SuperUser', t`Administrator`],
  ]);
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.title}>
        <Trans>Demonstration accounts</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>Suppliers and payments are a sandbox here: nothing is really booked.</Trans>
      </p>
      {companies.map((company) => (
        <div key={company} className={styles.company}>
          <h3 className={styles.name}>{company}</h3>
          <div className={styles.row}>
            {accounts
              .filter((account) => account.company === company)
              .map(({ username, role }) => (
                <button
                  key={username}
                  type="button"
                  className={styles.account}
                  onClick={() => onPick({ username, password })}
                >
                  <b>{username}</b> <span>{roles.get(role) ?? role}</span>
                </button>
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}
