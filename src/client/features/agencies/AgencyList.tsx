import { useLingui } from '@lingui/react/macro';
import { businessOutline } from 'ionicons/icons';
import type { AgencySummary } from '../../../contract/agencies.ts';
import { useMe } from '../../api/session.ts';
import { usePages } from '../../api/use-pages.ts';
import listStyles from '../../manage/RecordList.module.css';
import { RecordList } from '../../manage/RecordList.tsx';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import styles from './AgenciesPage.module.css';

const SHOWN = 50;

interface AgencyListProps {
  /** Only those without any funds left. */
  isSpent: boolean;
  onSpent: (only: boolean) => void;
  beside?: { open: string | undefined };
  onChoose: (agency: AgencySummary) => void;
}

/** The agencies whose money the company sees, with balance and debt. */
export function AgencyList({ isSpent, onSpent, beside, onChoose }: AgencyListProps) {
  const { t } = useLingui();
  const draft = useFieldText('agencies');
  const q = useSettled(draft.text.trim());
  const query = usePages('agencies', { ...(q ? { q } : {}), ...(isSpent ? { spent: true } : {}) }, SHOWN);
  const list = (
    <RecordList
      query={query}
      search={{ draft, label: t`Search agencies`, placeholder: t`Name, alias or code` }}
      tools={
        <Chip selected={isSpent} onPress={() => onSpent(!isSpent)}>
          {t`Nothing available to spend`}
        </Chip>
      }
      empty={
        <EmptyState
          icon={businessOutline}
          title={q || isSpent ? t`No matching agencies` : t`No agencies yet`}
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

/** One agency: name, money, booking volume. */
function AgencyRow({ agency }: { agency: AgencySummary }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, balance, creditLimit, creditUsed, available } = agency.money;
  const isOwn = useMe()?.company.id === agency.parent.id;
  const money = (amount: number) => format.money({ amount, currency });
  return (
    <>
      <span className={styles.names}>
        <b>{agency.name}</b>
        <span className="num">{agency.code}</span>
        {isOwn ? null : <span>{t`Opened by ${agency.parent.name}`}</span>}
      </span>
      <span className={`num ${styles.details}`}>
        {t`Balance ${money(balance)}`} · {t`Credit ${money(creditUsed)} of ${money(creditLimit)} used`} ·{' '}
        {t`${agency.recentOrders} bookings in 30 days`}
      </span>
      <span className={styles.tags}>
        {agency.status === 'disabled' ? <Tag colour="info">{t`Disabled`}</Tag> : null}
        {available <= 0 ? <Tag colour="warning">{t`Nothing available to spend`}</Tag> : null}
      </span>
    </>
  );
}
