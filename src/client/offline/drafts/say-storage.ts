import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { storageState } from './drafts.ts';

/** Said once each time that the device stops keeping what is typed. */
let isSaid = false;

/** Something was typed: whether it is kept is said wherever that was. */
export function sayIfNotKept(): void {
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

/** Says that what was not kept is. */
export function sayOnceKept(): () => void {
  return storageState.subscribe(() => {
    if (!isSaid || storageState.get() !== 'device') return;
    isSaid = false;
    toast(i18n._(msg`What you type is stored on this device again.`), 'success');
  });
}
