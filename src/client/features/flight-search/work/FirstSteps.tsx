import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Grants, hasRole, isAllowed } from '../../../../contract/permissions.ts';
import { canOpen } from '../../../account/pages.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useGrants, useMe } from '../../../api/session.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { useClientMarkup } from '../../../trip/use-client-prices.ts';
import { Card } from '../../../ui/Card.tsx';
import { NEW } from '../../../ui/opened-id.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { MarkupChip } from '../results/MarkupChip.tsx';
import styles from './WorkPanel.module.css';

const STEPS = ['markup', 'money', 'users', 'agencies'] as const;
type StepName = (typeof STEPS)[number];

/** What a new company needs before it books: each step leads to where it is done. Shown until all are done, or it has booked. */
export function FirstSteps() {
  const { t } = useLingui();
  const isSafe = useClientSafe();
  const steps = useSteps();
  if (isSafe || steps.some(({ isDone }) => isDone === undefined) || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card title={t`First steps`} className={styles.card} flush>
      <ol>
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            <Step
              name={name}
              mark={isDone ? <Tag colour="success">{t({ message: 'Done', context: 'step' })}</Tag> : null}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Step({ name, mark }: { name: StepName; mark: ReactNode }) {
  const { t } = useLingui();
  switch (name) {
    case 'markup':
      return (
        <div className={styles.step}>
          <StepWords
            title={t`Add your markup`}
            text={t`What clients pay on top of what you pay.`}
            mark={<MarkupChip />}
          />
        </div>
      );
    case 'money':
      return (
        <Link to="/bills/wallet" className={styles.row}>
          <StepWords
            title={t`Have money to book with`}
            text={t`Top up the wallet, or ask for a credit limit.`}
            mark={mark}
          />
        </Link>
      );
    case 'users':
      return (
        <Link to="/users" search={{ id: NEW }} className={styles.row}>
          <StepWords title={t`Invite your users`} text={t`Each with a role and a log-in of their own.`} mark={mark} />
        </Link>
      );
    case 'agencies':
      return (
        <Link to="/agency-manager" search={{ id: NEW }} className={styles.row}>
          <StepWords
            title={t`Add your first agency`}
            text={t`Your markup for it is then under “Prices and flights”.`}
            mark={mark}
          />
        </Link>
      );
  }
}

function StepWords({ title, text, mark }: { title: string; text: string; mark: ReactNode }) {
  return (
    <>
      <div className={styles.first}>
        <strong>{title}</strong>
        {mark}
      </div>
      <div className={styles.second}>{text}</div>
    </>
  );
}

/** Only their totals are needed. */
const COUNT = { page: 1, pageSize: 1 };

/** The steps of a company that has not booked yet; undefined until known whether they are done. */
function useSteps(): { name: StepName; isDone: boolean | undefined }[] {
  const isProvider = useMe()?.company.isProvider ?? false;
  const may = permitted(useGrants(), isProvider);
  const markup = useClientMarkup();
  const isConcerned = may.money || may.users || may.agencies;
  const bookings = useInfiniteQuery({ ...orderListOptions({}), enabled: isConcerned });
  const isNew = isConcerned && bookings.data?.pages[0]?.total === 0;
  const wallet = useApiQuery('wallet', {}, { enabled: isNew && may.money });
  const users = useApiQuery('users', COUNT, { enabled: isNew && may.users });
  const agencies = useApiQuery('agencies', COUNT, { enabled: isNew && may.agencies });
  const isDone: Record<StepName, boolean | undefined> = {
    markup: markup === null || markup.value > 0,
    money: wallet.data && wallet.data.available > 0,
    users: users.data && users.data.total > 1,
    agencies: agencies.data && agencies.data.total > 0,
  };
  return isNew ? STEPS.filter((name) => may[name]).map((name) => ({ name, isDone: isDone[name] })) : [];
}

/** The steps that a user may take. The provider sells to agencies alone, and nobody above it gives it money. */
function permitted(grants: Grants | null, isProvider: boolean): Record<StepName, boolean> {
  return {
    markup: !isProvider,
    money: grants !== null && !isProvider && canOpen(grants, '/bills/wallet'),
    users: grants !== null && hasRole(grants.roles, ['SuperUser']),
    agencies: grants !== null && isAllowed(grants, { agencies: 'open' }),
  };
}
