import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { TagColour } from '../../contract/order-moves.ts';
import { DueCountdown } from './DueCountdown.tsx';
import styles from './NextStepLayout.module.css';
import { OrderTag } from './OrderTag.tsx';

interface NextStepLayoutProps {
  colour: TagColour;
  /** The order's status, and what ended its tickets. */
  tag: { colour: TagColour | 'todo'; labels: readonly MessageDescriptor[] };
  /** What the page's title does not say, on wide screens: the booking number and PNR. */
  caption?: ReactNode;
  /** The instant of the countdown; null where the agent has no deadline. */
  countdown: string | null;
  /** Called when it passes, page open. */
  onDeadline?: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** Details of the step, longer than a sentence. */
  details?: ReactNode;
  /** The desk's remark, or the reason of a failure. */
  remark?: ReactNode;
  /** The step's buttons, the primary one first. */
  children?: ReactNode;
}

/** The next step, first on an order's page, in the colour of its status. */
export function NextStepLayout(props: NextStepLayoutProps) {
  const { colour, tag, caption, countdown, onDeadline, title, text, details, remark, children } = props;
  return (
    <section className={styles.card} data-colour={colour} aria-labelledby="next-step">
      <div className={styles.words}>
        <p className={styles.top}>
          <OrderTag {...tag} />
          {caption}
          {countdown === null ? null : (
            <span className={styles.countdown}>
              <DueCountdown until={countdown} onEnd={onDeadline} />
            </span>
          )}
        </p>
        <h2 id="next-step" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        {details}
        {remark ? <p className={styles.remark}>{remark}</p> : null}
      </div>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
