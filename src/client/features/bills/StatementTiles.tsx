import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { canManageAgencies, canUseFlights } from '../../../contract/permissions.ts';
import type { Statement } from '../../../contract/statements.ts';
import type { WalletOverview } from '../../../contract/wallet.ts';
import { FIRST_CHART_DAYS } from '../../../contract/wallet-days.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { WITH_DEADLINE } from '../../orders/with-deadline.ts';
import { useFormat } from '../../ui/format.ts';
import { NEW } from '../../ui/opened-id.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tile, Tiles } from '../../ui/Tile.tsx';

/** Pending work for the finance staff, on their landing screen: each a link to where it is done. */
export function StatementTiles({ statements }: { statements: readonly Statement[] }) {
  const { t } = useLingui();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const walletQuery = useApiQuery('wallet', {});
  const overviewQuery = useApiQuery('walletOverview', { days: FIRST_CHART_DAYS, zone });
  const grants = useGrants();
  const [wallet, overview] = [walletQuery.data, overviewQuery.data];
  // Offline, or when the server refuses, nothing loads: the list below says so.
  const isMissing = [walletQuery, overviewQuery].some(
    ({ fetchStatus, isError }) => fetchStatus === 'paused' || isError,
  );
  if (!wallet || !overview) return isMissing ? null : <Skeleton height="84px" />;
  return (
    <Tiles label={t`Open tasks`}>
      <AvailableTile available={wallet.available} balance={wallet.balance} overview={overview} />
      <DueTile overview={overview} />
      <StatementTile credit={overview.credit} currency={wallet.currency} statements={statements} />
      <TopUpTile />
      {grants && canManageAgencies(grants) ? <AgenciesTile /> : null}
    </Tiles>
  );
}

interface AvailableTileProps {
  available: number;
  balance: number;
  overview: WalletOverview;
}

function AvailableTile({ available, balance, overview: { currency, limit } }: AvailableTileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency });
  const isLow = limit.amount !== null && balance < limit.amount;
  const least = money(limit.amount ?? 0);
  return (
    <Tile
      to="/bills/wallet"
      label={t`Available to spend`}
      value={money(available)}
      note={isLow ? t`The balance is below ${least}.` : t`Balance ${money(balance)}`}
      tone={available <= 0 ? 'bad' : isLow ? 'warning' : 'plain'}
    />
  );
}

/** Users who may pay bookings get a link to them; others to the wallet. */
function DueTile({ overview: { currency, dueToday } }: { overview: WalletOverview }) {
  const { t } = useLingui();
  const format = useFormat();
  const grants = useGrants();
  const { orders, covered, total } = dueToday;
  const words = {
    label: t`Orders due today`,
    value: orders === 0 ? t`None` : format.money({ amount: total, currency }),
    note: orders === 0 ? t`Nothing else is due today` : t`${covered} of ${orders} covered`,
    tone: orders === 0 ? ('ok' as const) : covered < orders ? ('bad' as const) : ('todo' as const),
  };
  return grants && canUseFlights(grants) ? (
    <Tile to="/flight/orders" search={{ status: WITH_DEADLINE }} {...words} />
  ) : (
    <Tile to="/bills/wallet" {...words} />
  );
}

interface StatementTileProps {
  credit: WalletOverview['credit'];
  currency: WalletOverview['currency'];
  statements: readonly Statement[];
}

function StatementTile({ credit: { owed, dueDay, isOverdue, closesOn }, currency, statements }: StatementTileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const open = statements.find(({ status }) => status === 'overdue' || status === 'due');
  const day = dueDay ? format.date(dueDay, 'day') : '';
  const closes = format.date(closesOn, 'day');
  return (
    <Tile
      to="/bills/statements"
      search={open ? { id: open.id } : {}}
      label={t`Closed statements`}
      value={owed > 0 ? format.money({ amount: owed, currency }) : t`Settled`}
      note={owed === 0 ? t`Next closing: ${closes}` : isOverdue ? t`Overdue since ${day}` : t`Due ${day}`}
      tone={owed === 0 ? 'ok' : isOverdue ? 'bad' : 'warning'}
    />
  );
}

/** Nothing where no payment provider is available to it. */
function TopUpTile() {
  const { t } = useLingui();
  const topUps = useApiQuery('walletTopUps', {}).data;
  const waiting = topUps?.list.filter(({ state }) => state === 'pending') ?? [];
  if (!topUps || (topUps.channels.length === 0 && waiting.length === 0)) return null;
  const count = waiting.length;
  return (
    <Tile
      to="/bills/wallet"
      search={{ id: waiting[0]?.id ?? NEW }}
      label={t`Online top-ups`}
      value={count === 0 ? t`Top up` : t`${plural(count, { one: '# to pay', other: '# to pay' })}`}
      note={count === 0 ? t`None in progress` : t`To pay at the payment provider`}
      tone={count === 0 ? 'plain' : 'todo'}
    />
  );
}

function AgenciesTile() {
  const { t } = useLingui();
  const total = useApiQuery('agencies', { spent: true, page: 1, pageSize: 1 }).data?.total;
  if (total === undefined) return null;
  return (
    <Tile
      to="/agency-manager"
      search={total > 0 ? { spent: true } : {}}
      label={t`Agencies`}
      value={total === 0 ? t`All covered` : String(total)}
      note={total === 0 ? t`Each has something left to pay with` : t`Nothing available to spend`}
      tone={total === 0 ? 'ok' : 'warning'}
    />
  );
}
