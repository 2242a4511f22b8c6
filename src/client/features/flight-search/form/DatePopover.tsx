import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import { CalendarPair } from './CalendarPair.tsx';
import { DateChoice, type DateChoiceProps } from './DateChoice.tsx';
import styles from './DatePopover.module.css';

interface DatePopoverProps extends Omit<DateChoiceProps, 'onDone'> {
  /** Its field, whose own press closes it. */
  around: RefObject<HTMLElement | null>;
  /** `isDone`: closed by a key or a choice, so that the focus returns to the field; else by leaving it. */
  onClose: (isDone: boolean) => void;
}

/** Space to the window's edge. */
const MARGIN = 16;

/** The date picker on desktops: two months below their field. Escape closes it, as does a press outside. */
export function DatePopover({ around, onClose, ...choice }: DatePopoverProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useDismissal(true, around, { onEscape: () => onClose(true), onLeave: () => onClose(false) });
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const over = element.getBoundingClientRect().right - (document.documentElement.clientWidth - MARGIN);
    if (over > 0) element.style.marginInlineStart = `${-over}px`;
    element.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={choice.returnDate === null ? t`Departure` : t`Departure and return`}
      className={styles.panel}
    >
      <DateChoice {...choice} onDone={() => onClose(true)} Months={CalendarPair} />
      {choice.returnDate === null ? null : (
        <div className={styles.done}>
          <Button onPress={() => onClose(true)}>
            <Trans>Done</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
