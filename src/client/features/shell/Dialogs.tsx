import { lazy, Suspense, useSyncExternalStore } from 'react';
import { preferencesOpen } from '../../account/preferences-open.ts';
import { useForcedOut } from '../../api/session.ts';
import { useStore } from '../../api/store.ts';
import { updateReady } from '../../offline/sw-registration.ts';
import { openQuestion } from '../../ui/confirm-dialog.ts';
import { useFormIsKept } from '../../ui/keeps-form.ts';
import { useOnceTrue } from './use-once-true.ts';

const ConfirmDialog = lazy(() => import('../../ui/ConfirmDialog.tsx').then((m) => ({ default: m.ConfirmDialog })));
const PreferencesSheet = lazy(() => import('./PreferencesSheet.tsx').then((m) => ({ default: m.PreferencesSheet })));
const LoginAgainSheet = lazy(() => import('./LoginAgainSheet.tsx').then((m) => ({ default: m.LoginAgainSheet })));
const UpdatePrompt = lazy(() => import('./UpdatePrompt.tsx').then((m) => ({ default: m.UpdatePrompt })));

/** Dialogs that any page may open; their code loads when the first one does. */
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
    <Suspense>
      {canUpdate ? <UpdatePrompt /> : null}
      {wasAsked ? <ConfirmDialog /> : null}
      {wasChoosing ? <PreferencesSheet /> : null}
      {hadToLogIn ? <LoginAgainSheet open={mustLogIn} /> : null}
    </Suspense>
  );
}
