import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { type OpenQuestion, openQuestion } from './confirm-dialog.ts';
import { Sheet } from './Sheet.tsx';

/** Renders confirmDialog()'s question; mounted once, in the shell. */
export function ConfirmDialog() {
  const { t } = useLingui();
  const asked = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  // The text stays while the dialog slides away.
  const [last, setLast] = useState<OpenQuestion | null>(asked);
  if (asked && asked !== last) setLast(asked);
  const shown = asked ?? last;
  if (!shown) return null;
  return (
    <Sheet
      open={asked !== null}
      onClose={() => asked?.answer(null)}
      title={shown.title}
      footer={
        <div className={styles.buttons} data-stacked={shown.alternative !== undefined || shown.last !== undefined}>
          <Button kind="quiet" onPress={() => asked?.answer(null)}>
            {shown.cancel ?? t`Go back`}
          </Button>
          {shown.alternative ? (
            <Button kind="quiet" onPress={() => asked?.answer('alternative')}>
              {shown.alternative}
            </Button>
          ) : null}
          {shown.last ? (
            <Button kind="danger" onPress={() => asked?.answer('last')}>
              {shown.last}
            </Button>
          ) : null}
          <Button kind={shown.danger ? 'danger' : 'primary'} onPress={() => asked?.answer('confirm')}>
            {shown.confirm}
          </Button>
        </div>
      }
    >
      {shown.text ? <div className={styles.text}>{shown.text}</div> : null}
    </Sheet>
  );
}
