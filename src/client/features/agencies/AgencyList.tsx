import { useLingui } from '@lingui/react/macro';
import { businessOutline } from 'ionicons/icons';
import type { AgencySummary } from '../../../contract/agencies.ts';
import { usePages } from '../../api/use-pages.ts';
import listStyles from '../../manage/RecordList.module.css';
import { RecordList } from '../../manage/RecordList.tsx';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import styles from './AgenciesPage.module.css';

const SHOWN = 50;

interface AgencyListProps {
  beside?: { open: string | undefined };
  onChoose: (agency: AgencySummary) => void;
}

/** The agencies that the company has opened, with what they have and owe. */
export function AgencyList({ beside, onChoose }: AgencyListProps) {
  const { t } = useLingui();
  const draft = useFieldText('agencies');
  const q = useSettled(draft.text.trim());
  const query = usePages('agencies', q ? { q } : {}, SHOWN);
  const list = (
    <RecordList
      query={query}
      search={{ draft, label: t`Search agencies`, placeholder: t`Name, alias or code` }}
      empty={
        <EmptyState
          icon={businessOutline}
          title={q ? t`No agency fits` : t`No agencies yet`}
          text={t`Agencies that you open have their own users, prices, credit and wallet.`}
        />
      }
      {...(beside ? { beside } : {})}
      onChoose={onChoose}
      row={(agency) => <AgencyRow agency={agency} />}
    />
  );
  return beside ? <div className={listStyles.scroll}>{list}</div> : list;
}

/** One agency: its name, its money, how much it books. */
function AgencyRow({ agency }: { agency: AgencySummary }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, balance, creditLimit, creditUsed } = agency.money;
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <>
      <span className={styles.names}>
        <b>{agency.name}</b>
        <span className="num">{agency.code}</span>
      </span>
      <span className={`num ${styles.details}`}>
        {t`Balance ${money(balance)}`} · {t`Credit ${money(creditUsed)} of ${money(creditLimit)} used`} ·{' '}
        {t`${agency.recentOrders} bookings in 30 days`}
      </span>
      <span className={styles.tags}>
        {agency.status === 'disabled' ? <Tag colour="info">{t`Disabled`}</Tag> : null}
        {balance + creditLimit - creditUsed <= 0 ? <Tag colour="warning">{t`Nothing left to pay with`}</Tag> : null}
      </span>
    </>
  );
}
