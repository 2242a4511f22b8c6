import { Trans, useLingui } from '@lingui/react/macro';
import { useChannelName } from '../../trip/channel-names.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useWidth } from '../../ui/width.ts';
import styles from './PaymentSheet.module.css';
import type { Attempt } from './use-attempt.ts';

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode, { waiting: <Skeleton height="240px" /> });

/** A payment pending at its payment provider: what to scan or where to continue, and until when. */
export function WaitingPayment({ attempt, isSandbox }: { attempt: Attempt; isSandbox: boolean }) {
  const { t } = useLingui();
  const name = useChannelName()(attempt.channel);
  const isPhone = useWidth() === 'phone';
  const { qrCode, endsAt } = attempt;
  return (
    <section className={styles.waiting} aria-label={name}>
      <p className={styles.waitingHead}>
        <strong>{name}</strong> {isSandbox ? <Tag colour="warning">{t`sandbox`}</Tag> : null}
      </p>
      {qrCode ? (
        <>
          <p>
            <Trans>Scan this code with the app of {name} and pay there.</Trans>
          </p>
          <QrCode text={qrCode} label={t`Code to pay with ${name}`} />
          {isPhone ? (
            <p>
              <Trans>This phone cannot scan its own screen: use another one, or pay another way.</Trans>
            </p>
          ) : null}
          {isSandbox ? (
            <a className={styles.sandboxLink} href={qrCode} target="_blank" rel="noreferrer">
              <Trans>Open the payment link</Trans>
            </a>
          ) : null}
        </>
      ) : null}
      <p className={styles.deadline}>
        <span role="status">
          <Trans>Waiting for {name} to confirm the payment…</Trans>
        </span>
        {endsAt ? (
          <strong>
            <Countdown until={endsAt} />
          </strong>
        ) : null}
      </p>
    </section>
  );
}
