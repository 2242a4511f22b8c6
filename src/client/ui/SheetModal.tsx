import { IonModal } from '@ionic/react';
import { useEffect, useId, useRef } from 'react';
import { openLayer } from './back-layer.ts';
import { markPresented } from './focus-when-shown.ts';
import { PaneHead } from './PaneHead.tsx';
import styles from './SheetModal.module.css';
import type { SheetProps } from './sheet-props.ts';
import { useWidth } from './width.ts';

/** A Sheet's content, in Ionic's modal: loaded when the first one opens. */
export function SheetModal({
  open,
  onClose,
  onClosed,
  title,
  children,
  footer,
  end,
  breakpoints,
  scrollsByKey = false,
  mustAnswer = false,
}: SheetProps) {
  const id = useId();
  const isPhone = useWidth() === 'phone';
  const modal = useRef<HTMLIonModalElement>(null);
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
      ref={modal}
      isOpen={open}
      className={styles.modal}
      data-shape={stops ? 'stops' : isPhone && breakpoints === 'full' ? 'full' : isPhone ? 'bottom' : 'dialog'}
      backdropDismiss={!mustAnswer}
      canDismiss={mustAnswer ? !open : true}
      aria-label={title}
      onDidPresent={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        markPresented(target, true);
        // Ionic presents a modal that was open at first render, even if it has been closed since.
        if (!open) void modal.current?.dismiss();
      }}
      onDidDismiss={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        markPresented(target, false);
        if (open) latestClose.current();
        onClosed?.();
      }}
      {...(stops ? { breakpoints: [0, ...stops], initialBreakpoint: stops[0] ?? 1, handle: true } : {})}
    >
      <div className={styles.sheet}>
        <PaneHead title={title} end={end} onClose={mustAnswer ? null : onClose} />
        <div className={styles.body} {...(scrollsByKey ? { tabIndex: 0 } : {})}>
          {children}
        </div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </IonModal>
  );
}
