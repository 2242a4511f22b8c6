import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { TagColour } from '../../contract/order-moves.ts';
import { DueCountdown } from './DueCountdown.tsx';
import styles from './NextStepFrame.module.css';
import { OrderTag } from './OrderTag.tsx';

interface NextStepFrameProps {
  colour: TagColour;
  /** The order's status, and what ended its tickets. */
  tag: { colour: TagColour | 'todo'; labels: readonly MessageDescriptor[] };
  /** What the page's own title does not say already, on wide screens: the booking number and PNR. */
  caption?: ReactNode;
  /** The instant that is counted down to; null where none runs for the agent. */
  countdown: string | null;
  /** It has passed while the page was open. */
  onDeadline?: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** What the step is about, in more than a sentence. */
  details?: ReactNode;
  /** What the desk said, or why it came to nothing. */
  remark?: ReactNode;
  /** The buttons of the step, the first one first. */
  children?: ReactNode;
}

/** What to do next, first on an order's page, in the colour of its status. */
export function NextStepFrame(props: NextStepFrameProps) {
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
