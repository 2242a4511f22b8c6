import { useIonToast } from '@ionic/react';
import { useLingui } from '@lingui/react/macro';
import { alertCircle, checkmarkCircle, closeOutline, informationCircle, warning } from 'ionicons/icons';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './Toasts.module.css';
import { dismissToast, type ToastKind, toasts } from './toast.ts';

const ICONS: Record<ToastKind, string> = {
  success: checkmarkCircle,
  info: informationCircle,
  warning,
  error: alertCircle,
};

/** The message on screen; the next one comes when it has gone. The shell renders it once. */
export function Toasts() {
  const { t } = useLingui();
  const [first] = useSyncExternalStore(toasts.subscribe, toasts.get);
  const [present] = useIonToast();
  useEffect(() => {
    if (!first) return;
    const { id, text, kind, action, durationMs } = first;
    void present({
      cssClass: styles.toast,
      position: 'top',
      message: text,
      icon: ICONS[kind],
      duration: durationMs,
      buttons: [
        ...(action ? [{ text: action.label, handler: action.onPress }] : []),
        { icon: closeOutline, role: 'cancel', htmlAttributes: { 'aria-label': t`Dismiss` } },
      ],
      onDidDismiss: () => dismissToast(id),
    });
  }, [first, present, t]);
  return null;
}
