import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import { CalendarPair } from './CalendarPair.tsx';
import { DateChoice, type DateChoiceProps } from './DateChoice.tsx';
import styles from './DatePopover.module.css';

interface DatePopoverProps extends Omit<DateChoiceProps, 'onDone'> {
  /** `isDone`: shut by a key or a choice, so that the focus goes back to the field; else by going elsewhere. */
  onClose: (isDone: boolean) => void;
}

/** Room left to the edge of the window. */
const MARGIN = 16;

/** Days on desktops: two months below their field. Escape shuts it, and so does whatever lies outside of it. */
export function DatePopover({ onClose, ...choice }: DatePopoverProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const over = element.getBoundingClientRect().right - (document.documentElement.clientWidth - MARGIN);
    if (over > 0) element.style.marginInlineStart = `${-over}px`;
    element.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      // The field itself shuts it by its own press.
      const around = panel.current?.parentElement;
      if (target instanceof Node && !around?.contains(target)) close(false);
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  }, [close]);
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
