import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { askToKeepStorageOnce } from '../../storage-promise.ts';
import type { DraftSession, SaveState } from '../draft-session.ts';
import { useSaveState } from '../use-draft.ts';
import styles from './SavedTag.module.css';
import { clockHere } from './use-draft-words.ts';

/** As wide as any clock. */
const ANY_CLOCK = '00:00';
const TROUBLES: readonly SaveState['status'][] = ['full', 'memory', 'booked'];

/**
 * The save state of the last keystrokes, in a form's title bar. Its width stays constant: a bar that wraps differently would move the field
 * that is being pressed from under the finger.
 */
export function SavedTag<V>({ session }: { session: DraftSession<V> }) {
  const { t } = useLingui();
  const { status, at } = useSaveState(session);
  const savedAt = (time: string) => t`Saved ${time}`;
  const words = {
    untouched: at === '' ? '' : savedAt(clockHere(at)),
    saving: t`Saving…`,
    saved: savedAt(clockHere(at)),
    full: t`Device full`,
    memory: t`Not stored on this device`,
    booked: t`Booked elsewhere`,
  }[status];
  const isTrouble = TROUBLES.includes(status);
  useEffect(() => {
    if (isTrouble) announce(words);
  }, [isTrouble, words]);
  const isKept = status === 'saved';
  useEffect(() => {
    if (isKept) askToKeepStorageOnce();
  }, [isKept]);
  return (
    <span className={styles.place} data-widest={savedAt(ANY_CLOCK)}>
      {words === '' ? null : <Tag colour={isTrouble ? 'error' : 'info'}>{words}</Tag>}
    </span>
  );
}
