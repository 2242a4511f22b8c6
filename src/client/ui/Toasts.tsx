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
 * The message on screen, above sheets and dialogs; the next one comes when it has gone. The shell renders it once, and keeps it: a
 * live region that comes with its words is not read aloud by all. It is no overlay of Ionic's: those take Escape from the sheet
 * below and weigh as much as a page.
 */
export function Toasts() {
  const [first] = useSyncExternalStore(toasts.subscribe, toasts.get);
  return createPortal(<Toast message={first} />, document.body);
}

/** Somebody reads or is about to press: it is looked at again so much later. */
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

/** Its words, a moment after it has come: what a live region holds from the start is not read aloud. */
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
 * It goes by itself after its time, unless the focus is on it or the pointer was brought there. One that rests where it came up, such
 * as after the button that it answers, reads nothing: it would keep this message for good, and the next ones from coming.
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

/** The focus stays where it is when a button is pressed with a pointer; one that came by key goes back where it came from. */
function useLentFocus(box: RefObject<HTMLElement | null>) {
  const from = useRef<HTMLElement>(null);
  useEffect(() => {
    // An open sheet of Ionic's takes back what focuses outside it; its listener is the document's, which hears it after the window's.
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
    /** Before its buttons go. */
    leave: () => {
      if (box.current?.matches(':focus-within') && from.current?.isConnected)
        from.current.focus({ preventScroll: true });
    },
  };
}
