import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RateAnomaly, RateTable } from '../../../contract/rates.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { keepRates } from './keep-rates.ts';
import styles from './RatesPage.module.css';

/** A table pending review, and why: it is accepted or refused as a whole. */
export function WaitingRates({ table }: { table: RateTable }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const [busy, setBusy] = useState<'take' | 'refuse' | null>(null);
  const day = format.date(table.asOf, 'plain');
  const decide = async (what: 'take' | 'refuse') => {
    setBusy(what);
    try {
      keepRates(await call('decideRates', { id: table.id, take: what === 'take' }));
    } catch (error) {
      toast(messageOf(error), 'error');
      void invalidate('rateTables');
    } finally {
      setBusy(null);
    }
  };
  return (
    <Card tone="warning" title={t`Rates of ${day} await your decision`}>
      <p className={styles.hint}>
        {table.origin} · {format.dateTime(table.cameAt)}
      </p>
      <ul className={styles.oddities}>
        {table.oddities.map((oddity) => (
          <li key={oddity.currency}>
            <Oddity oddity={oddity} />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <Button busy={busy === 'take'} disabled={!online || busy !== null} onPress={() => void decide('take')}>
          <Trans>Approve these rates</Trans>
        </Button>
        <Button
          kind="quiet"
          busy={busy === 'refuse'}
          disabled={!online || busy !== null}
          onPress={() => void decide('refuse')}
        >
          <Trans>Reject</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Oddity({ oddity: { currency, what, before, after } }: { oddity: RateAnomaly }) {
  const format = useFormat();
  const moved = new Intl.NumberFormat(format.locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
  }).format(Number(after) / Number(before) - 1);
  if (what === 'missing')
    return (
      <Trans>
        <b>{currency}</b> is missing; {before} would stay
      </Trans>
    );
  if (what === 'typed')
    return (
      <Trans>
        <b>{currency}</b> was typed as {before}; the source gives {after}
      </Trans>
    );
  return (
    <span className="num">
      <b>{currency}</b> {before} → {after} ({moved})
    </span>
  );
}
