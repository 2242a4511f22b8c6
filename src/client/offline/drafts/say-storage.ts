import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { storageState } from './drafts.ts';

/** Shown once each time the device stops storing input. */
let isSaid = false;

/** Warns on typing, wherever it was, if input is not stored. */
export function warnIfNotStored(): void {
  const state = storageState.get();
  if (state === 'device' || isSaid) return;
  isSaid = true;
  toast(
    state === 'full'
      ? i18n._(msg`This device is out of space: what you type does not survive a restart until space is freed.`)
      : i18n._(msg`This browser does not store what you type: do not close or reload this page.`),
    'warning',
  );
}

/** Reports storage as restored. */
export function notifyOnceStored(): () => void {
  return storageState.subscribe(() => {
    if (!isSaid || storageState.get() !== 'device') return;
    isSaid = false;
    toast(i18n._(msg`What you type is stored on this device again.`), 'success');
  });
}
