import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { askToKeepStorageOnce } from '../../storage-promise.ts';
import type { DraftSession, SaveState } from '../draft-session.ts';
import { useSaveState } from '../use-draft.ts';
import { clockHere } from './use-draft-words.ts';

const TROUBLES: readonly SaveState['status'][] = ['full', 'memory', 'booked'];

/** What became of the last keystrokes, in a form's title bar. */
export function SavedTag<V>({ session }: { session: DraftSession<V> }) {
  const { t } = useLingui();
  const { status, at } = useSaveState(session);
  const time = clockHere(at);
  const words = {
    untouched: at === '' ? '' : t`Saved ${time}`,
    saving: t`Saving…`,
    saved: t`Saved ${time}`,
    full: t`Device full`,
    memory: t`Not kept on this device`,
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
  return words === '' ? null : <Tag colour={isTrouble ? 'error' : 'info'}>{words}</Tag>;
}
