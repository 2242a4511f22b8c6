import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { INTL_TAG } from '../../../contract/locale.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import type { Rates } from '../../../contract/rates.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld, useOnline } from '../../api/online.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { keepRates } from './keep-rates.ts';
import { RateHistory } from './RateHistory.tsx';
import styles from './RatesPage.module.css';
import { WaitingRates } from './WaitingRates.tsx';

const RatesSheet = lazyPart(async () => (await import('./RatesSheet.tsx')).RatesSheet, { isAskedFor: true });

/** /desk/rates: the exchange rates of prices, their source, and tables that await review. */
export function RatesPage() {
  const { t } = useLingui();
  const query = useApiQuery('rateTables', {});
  const isOld = useIsOld(query);
  const waiting = query.data?.tables.find(({ state }) => state === 'waiting');
  return (
    <Page title={t`Exchange rates`} back="/desk">
      {query.data ? (
        <div className={styles.page}>
          <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
          {waiting ? <WaitingRates key={waiting.id} table={waiting} /> : null}
          <InUse rates={query.data} />
          <RateHistory tables={query.data.tables} />
        </div>
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="32px" lines={10} />
        </Unloaded>
      )}
    </Page>
  );
}

function InUse({ rates: found }: { rates: Rates }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const [isTyping, setTyping] = useState(false);
  const { base, asOf, rates, url } = found;
  const day = format.date(asOf, 'plain');
  const names = new Intl.DisplayNames([INTL_TAG[format.locale]], { type: 'currency' });
  const refresh = useApiMutation('refreshRates', {
    onSuccess: (answer) => {
      keepRates(answer);
      toast(t`Rates fetched; see below.`, 'success');
    },
    onError: (error) => toast(messageOf(error), 'error'),
  });
  return (
    <Card title={t`In use since ${day}`}>
      <p className={styles.hint}>
        {url ? <Trans>Fetched from {url} twice an hour.</Trans> : <Trans>No source is set: rates are typed.</Trans>}{' '}
        <Trans>Rates that move by more than 10 % in a day wait for approval.</Trans>
        {url ? (
          <>
            {' '}
            <Trans>Rates that you enter apply for their day: different rates from the source wait for approval.</Trans>
          </>
        ) : null}
      </p>
      <div className={styles.steps}>
        {url ? (
          <Button
            kind="quiet"
            size="small"
            busy={refresh.isPending}
            disabled={!online}
            onPress={() => refresh.mutate({})}
          >
            <Trans>Fetch now</Trans>
          </Button>
        ) : null}
        <Button kind="quiet" size="small" disabled={!online} onPress={() => setTyping(true)}>
          <Trans>Enter rates</Trans>
        </Button>
      </div>
      <p id="rates-unit" className={styles.hint}>
        <Trans>Units for 1 {base}</Trans>
      </p>
      <dl className={styles.rates} aria-labelledby="rates-unit">
        {CURRENCIES.filter((currency) => currency !== base).map((currency) => (
          <div key={currency} className={styles.rate}>
            <dt>
              <b>{currency}</b> <span>{names.of(currency)}</span>
            </dt>
            <dd className="num">{rates[currency] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {isTyping ? <RatesSheet rates={found} onClose={() => setTyping(false)} /> : null}
    </Card>
  );
}
