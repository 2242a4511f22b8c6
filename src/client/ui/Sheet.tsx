import { IonModal } from '@ionic/react';
import { useLingui } from '@lingui/react/macro';
import { closeOutline } from 'ionicons/icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { openLayer } from './back-layer.ts';
import { Icon } from './Icon.tsx';
import styles from './Sheet.module.css';
import { useWidth } from './width.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode;
  /** Beside the title, before the close button. */
  end?: ReactNode;
  /** Heights on a phone, as parts of the screen; without, the sheet is as high as its content asks (full for 'full'). */
  breakpoints?: readonly number[] | 'full';
  /** Cannot be shut by a tap beside it, Escape or back: something must be answered. */
  mustAnswer?: boolean;
}

/** A sheet from below on phones, a dialog on larger screens. The browser's back shuts it. */
export function Sheet({ open, onClose, title, children, footer, end, breakpoints, mustAnswer = false }: SheetProps) {
  const { t } = useLingui();
  const id = useId();
  const isPhone = useWidth() === 'phone';
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    if (!open || mustAnswer) return undefined;
    return openLayer(id, () => latestClose.current());
  }, [open, mustAnswer, id]);
  const stops = isPhone && Array.isArray(breakpoints) ? [...breakpoints] : undefined;
  return (
    <IonModal
      isOpen={open}
      className={styles.modal}
      data-shape={stops ? 'stops' : isPhone && breakpoints === 'full' ? 'full' : isPhone ? 'bottom' : 'dialog'}
      backdropDismiss={!mustAnswer}
      canDismiss={mustAnswer ? !open : true}
      aria-label={title}
      onDidDismiss={({ target, currentTarget }) => {
        if (target === currentTarget && open) latestClose.current();
      }}
      {...(stops ? { breakpoints: [0, ...stops], initialBreakpoint: stops[0] ?? 1, handle: true } : {})}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {end}
          {mustAnswer ? null : (
            <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
              <Icon icon={closeOutline} />
            </button>
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </IonModal>
  );
}
