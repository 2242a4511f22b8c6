import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '../../../contract/money.ts';
import type { WalletTopUp } from '../../../contract/top-ups.ts';
import { known } from '../../api/known.ts';
import { useOnline } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NEW } from '../../ui/opened-id.ts';
import { RowButton, RowList } from '../../ui/RowList.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TOP_UP_LABELS } from './bill-labels.ts';
import styles from './TopUps.module.css';

const TopUpSheet = lazyPart(async () => (await import('./TopUpSheet.tsx')).TopUpSheet, { isAskedFor: true });

interface LatestTopUpsProps {
  /** The wallet's. */
  currency: Currency;
  /** The debt of closed statements, in minor units. */
  owed: number;
  /** The open top-up, or NEW. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Tops the wallet up at a payment provider, and lists the last top-ups; nothing where no provider is available to the company. */
export function LatestTopUps({ currency, owed, opened, onOpen }: LatestTopUpsProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { data } = useApiQuery('walletTopUps', {});
  const canPay = data ? data.channels.length > 0 : !online;
  const list = data?.list ?? [];
  if (!canPay && list.length === 0) return null;
  return (
    <Card title={t`Online top-ups`} className={styles.card}>
      {canPay ? (
        <div className={styles.begin}>
          <Button onPress={() => onOpen(NEW)} disabledReason={online ? null : t`Paying needs a connection.`}>
            <Trans>Top up the wallet</Trans>
          </Button>
        </div>
      ) : null}
      {list.length > 0 ? (
        <RowList>
          {list.map((topUp) => (
            <li key={topUp.id}>
              <TopUpRow topUp={topUp} onOpen={onOpen} />
            </li>
          ))}
        </RowList>
      ) : null}
      {data && opened !== undefined ? (
        <TopUpSheet {...{ topUps: data, currency, owed, opened }} onShut={() => onOpen(undefined)} />
      ) : null}
    </Card>
  );
}

/** A pending top-up opens to continue it; the others have no further details. */
function TopUpRow({ topUp, onOpen }: { topUp: WalletTopUp } & Pick<LatestTopUpsProps, 'onOpen'>) {
  const isOpen = topUp.state === 'pending';
  if (!isOpen)
    return (
      <div className={styles.row}>
        <TopUpWords topUp={topUp} />
      </div>
    );
  return (
    <RowButton onPress={() => onOpen(topUp.id)}>
      <span className={styles.words}>
        <TopUpWords topUp={topUp} />
      </span>
    </RowButton>
  );
}

function TopUpWords({ topUp: { channel, state, amount, createdAt } }: { topUp: WalletTopUp }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { label, colour } = known(TOP_UP_LABELS, state, TOP_UP_LABELS.pending);
  return (
    <>
      <span className={styles.what}>
        <b>{nameOf(channel)}</b>
        <time className={styles.quiet} dateTime={createdAt}>
          {format.dateTime(createdAt)}
        </time>
      </span>
      <span className={styles.sums}>
        <b className="num">{format.money(amount)}</b>
        <span>
          <Tag colour={colour}>{i18n._(label)}</Tag>
        </span>
      </span>
    </>
  );
}
