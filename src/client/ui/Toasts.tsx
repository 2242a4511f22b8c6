import { useLingui } from '@lingui/react/macro';
import { alertCircle, checkmarkCircle, closeOutline, informationCircle, warning } from 'ionicons/icons';
import {
  type MouseEvent,
  type FocusEvent as ReactFocusEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';
import { dismissToast, type ToastKind, type ToastMessage, toasts } from './toast.ts';

const ICONS: Record<ToastKind, string> = {
  success: checkmarkCircle,
  info: informationCircle,
  warning,
  error: alertCircle,
};

/**
 * The message on screen, above sheets and dialogs; the next one is shown after it. The shell renders it once, permanently: a live region
 * that appears with its text is not read by every screen reader. Not an Ionic overlay: those take Escape from the sheet below and weigh as
 * much as a page.
 */
export function Toasts() {
  const [first] = useSyncExternalStore(toasts.subscribe, toasts.get);
  return createPortal(<Toast message={first} />, document.body);
}

/** Somebody reads or is about to press: checked again after this. */
const HELD_MS = 1000;

function Toast({ message }: { message: ToastMessage | undefined }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const textId = useId();
  const said = useSaid(message);
  const { leave, ...focus } = useLentFocus(box);
  const isPointedAt = useTimeUp(box, message);
  const shut = () => {
    leave();
    if (message) dismissToast(message.id);
  };
  const act = () => {
    shut();
    message?.action?.onPress();
  };
  return (
    <section
      ref={box}
      aria-labelledby={message ? textId : undefined}
      className={message ? styles.toast : 'sr-only'}
      onPointerMove={() => isPointedAt(true)}
      onPointerLeave={() => isPointedAt(false)}
    >
      {message ? <Icon icon={ICONS[message.kind]} /> : null}
      <span id={textId} role="status" className={styles.text}>
        {said}
      </span>
      {message?.action ? (
        <button type="button" className={styles.button} {...focus} onClick={act}>
          {message.action.label}
        </button>
      ) : null}
      {message ? (
        <button type="button" className={styles.button} aria-label={t`Dismiss`} {...focus} onClick={shut}>
          <Icon icon={closeOutline} />
        </button>
      ) : null}
    </section>
  );
}

/** Its text, shortly after it appears: initial content of a live region is not announced. */
function useSaid(message: ToastMessage | undefined): string {
  const [saidId, setSaidId] = useState<number>();
  const id = message?.id;
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaidId(id));
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return message && saidId === id ? message.text : '';
}

/**
 * Dismisses it after its time, unless it has focus or the pointer was moved onto it. A pointer that rested where it came up, such as on the
 * button that it answers, does not count: it would hold this message forever, and block the next ones.
 */
function useTimeUp(box: RefObject<HTMLElement | null>, message: ToastMessage | undefined): (isSo: boolean) => void {
  const { id, durationMs } = message ?? {};
  const isPointedAt = useRef(false);
  useEffect(() => {
    if (id === undefined) return undefined;
    isPointedAt.current = false;
    let timer = setTimeout(go, durationMs);
    function go() {
      if (id !== undefined && !isPointedAt.current && !box.current?.matches(':focus-within')) return dismissToast(id);
      timer = setTimeout(go, HELD_MS);
    }
    return () => clearTimeout(timer);
  }, [box, id, durationMs]);
  return (isSo) => {
    isPointedAt.current = isSo;
  };
}

/** Focus does not move when a button is pressed with a pointer; focus that came by key is restored. */
function useLentFocus(box: RefObject<HTMLElement | null>) {
  const from = useRef<HTMLElement>(null);
  useEffect(() => {
    // Ionic's open sheet takes back focus from outside it; its listener is on the document, which runs after the window's.
    const hide = (event: FocusEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) event.stopImmediatePropagation();
    };
    window.addEventListener('focus', hide, true);
    return () => window.removeEventListener('focus', hide, true);
  }, [box]);
  return {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onFocus: ({ relatedTarget }: ReactFocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget)) from.current = relatedTarget;
    },
    /** Before its unmount. */
    leave: () => {
      if (box.current?.matches(':focus-within') && from.current?.isConnected)
        from.current.focus({ preventScroll: true });
    },
  };
}
