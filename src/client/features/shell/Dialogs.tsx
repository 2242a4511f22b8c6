import { useSyncExternalStore } from 'react';
import { preferencesOpen } from '../../account/preferences-open.ts';
import { useForcedOut } from '../../api/session.ts';
import { useStore } from '../../api/store.ts';
import { updateReady } from '../../offline/sw-registration.ts';
import { openQuestion } from '../../ui/confirm-dialog.ts';
import { useFormIsKept } from '../../ui/keeps-form.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useOnceTrue } from './use-once-true.ts';

const ConfirmDialog = lazyPart(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog, {
  isAskedFor: true,
});
const PreferencesSheet = lazyPart(async () => (await import('./PreferencesSheet.tsx')).PreferencesSheet, {
  isAskedFor: true,
});
const LoginAgainSheet = lazyPart(async () => (await import('./LoginAgainSheet.tsx')).LoginAgainSheet, {
  isAskedFor: true,
});
const UpdatePrompt = lazyPart(async () => (await import('./UpdatePrompt.tsx')).UpdatePrompt);

/** Dialogs that any page may open; their code loads with the first one. */
export function Dialogs() {
  const isAsked = useSyncExternalStore(openQuestion.subscribe, openQuestion.get) !== null;
  const isChoosing = useStore(preferencesOpen);
  const canUpdate = useStore(updateReady);
  const isForcedOut = useForcedOut() !== null;
  const isFormKept = useFormIsKept();
  const mustLogIn = isForcedOut && isFormKept;
  const wasAsked = useOnceTrue(isAsked);
  const wasChoosing = useOnceTrue(isChoosing);
  const hadToLogIn = useOnceTrue(mustLogIn);
  return (
    <>
      {canUpdate ? <UpdatePrompt /> : null}
      {wasAsked ? <ConfirmDialog /> : null}
      {wasChoosing ? <PreferencesSheet /> : null}
      {hadToLogIn ? <LoginAgainSheet open={mustLogIn} /> : null}
    </>
  );
}
