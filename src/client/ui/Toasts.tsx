import { useLingui } from '@lingui/react/macro';
import { alertCircle, checkmarkCircle, closeOutline, informationCircle, warning } from 'ionicons/icons';
import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';
import { dismissToast, type ToastKind, toasts } from './toast.ts';

const ICONS: Record<ToastKind, string> = {
  success: checkmarkCircle,
  info: informationCircle,
  warning,
  error: alertCircle,
};

/** The messages on screen; the shell renders it once. */
export function Toasts() {
  const { t } = useLingui();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {shown.map(({ id, text, kind, action }) => (
        <div key={id} className={styles.toast} data-kind={kind}>
          <Icon icon={ICONS[kind]} className={styles.icon} />
          <span className={styles.text}>{text}</span>
          {action ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                dismissToast(id);
                action.onPress();
              }}
            >
              {action.label}
            </button>
          ) : null}
          <button type="button" className={styles.close} aria-label={t`Dismiss`} onClick={() => dismissToast(id)}>
            <Icon icon={closeOutline} />
          </button>
        </div>
      ))}
    </div>
  );
}
