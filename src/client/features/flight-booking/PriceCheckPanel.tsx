import { Trans, useLingui } from '@lingui/react/macro';
import { checkmarkCircle } from 'ionicons/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { useRepricer } from '../../trip/use-repricer.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { BookingValues } from './booking-values.ts';
import { OfferChanges } from './OfferChanges.tsx';
import styles from './PriceCheckPanel.module.css';
import { changesBetween, gravestChange } from './price-check.ts';
import type { PriceCheckState } from './use-price-check.ts';

interface PriceCheckPanelProps {
  state: PriceCheckState;
  values: BookingValues;
  counts: PassengerCounts;
  onRetry: () => void;
  onAccept: () => void;
  onBack: () => void;
  onSearchAgain: () => void;
}

/** The outcome of the price check. It takes focus where it needs the agent's answer, since nothing can go on without it. */
export function PriceCheckPanel({
  state,
  values,
  counts,
  onRetry,
  onAccept,
  onBack,
  onSearchAgain,
}: PriceCheckPanelProps) {
  const { t } = useLingui();
  const online = useOnline();
  if (state.status === 'checking')
    return (
      <p className={styles.checking} role="status">
        <span className={styles.pulse} aria-hidden="true" />
        <Trans>Checking the price with the supplier…</Trans>
      </p>
    );
  // It replaces the line before, at its place: the form below does not move while it is filled in.
  if (state.status === 'agreed')
    return (
      <p className={styles.checking} role="status">
        <Icon icon={checkmarkCircle} />
        <Trans>The supplier has confirmed the price.</Trans>
      </p>
    );
  if (state.status === 'changed') return <ChangedPanel {...{ state, values, counts, onAccept, onBack }} />;
  if (state.status === 'gone')
    return <GonePanel isExpired={state.answer.outcome === 'expired'} {...{ onBack, onSearchAgain }} />;
  return (
    <Panel
      title={state.status === 'timeout' ? t`Price check timed out` : t`The price could not be checked`}
      text={
        state.status === 'timeout'
          ? t`The supplier did not answer in time. Nothing was booked.`
          : messageOf(state.error)
      }
    >
      <Button onPress={onRetry} disabledReason={online ? null : t`Checking the price needs a connection.`}>
        <Trans>Check again</Trans>
      </Button>
      <Button kind="quiet" onPress={onBack}>
        <Trans>Choose another flight</Trans>
      </Button>
    </Panel>
  );
}

function GonePanel({
  isExpired,
  onBack,
  onSearchAgain,
}: Pick<PriceCheckPanelProps, 'onBack' | 'onSearchAgain'> & { isExpired: boolean }) {
  const { t } = useLingui();
  if (isExpired)
    return (
      <Panel
        title={t`These results are too old`}
        text={t`Prices are valid for ten minutes. Search again; the passenger details you entered stay here.`}
      >
        <Button onPress={onSearchAgain}>
          <Trans>Search again</Trans>
        </Button>
      </Panel>
    );
  return (
    <Panel
      title={t`These seats have just sold out`}
      text={t`Choose another flight; what you typed about the passengers stays here.`}
    >
      <Button onPress={onBack}>
        <Trans>Choose another flight</Trans>
      </Button>
      <Button kind="quiet" onPress={onSearchAgain}>
        <Trans>Search again</Trans>
      </Button>
    </Panel>
  );
}

interface ChangedPanelProps extends Pick<PriceCheckPanelProps, 'values' | 'counts' | 'onAccept' | 'onBack'> {
  state: Extract<PriceCheckState, { status: 'changed' }>;
}

function ChangedPanel({ state, values, counts, onAccept, onBack }: ChangedPanelProps) {
  const { t } = useLingui();
  const { offer } = useRepricer(counts);
  const titles = {
    documents: t`The document rules have changed`,
    conditions: t`The fare’s conditions have changed`,
    price: t`The price has changed`,
  };
  return (
    <Panel title={titles[gravestChange(changesBetween(state.before, state.answer.solution))]}>
      <OfferChanges
        before={offer(state.before)}
        now={offer(state.answer.solution)}
        cause={state.answer.cause}
        values={values}
        counts={counts}
      />
      <div className={styles.buttons}>
        <Button onPress={onAccept}>
          <Trans>Accept and continue</Trans>
        </Button>
        <Button kind="quiet" onPress={onBack}>
          <Trans>Choose another flight</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {text ? <p>{text}</p> : null}
      <div className={text ? styles.buttons : styles.parts}>{children}</div>
    </div>
  );
}
