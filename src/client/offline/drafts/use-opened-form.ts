import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import type { DraftKind } from './draft-kind.ts';
import type { OpenedDraft } from './drafts.ts';
import { openDraftId, setOpenDraft } from './open-id.ts';
import { useDraft } from './use-draft.ts';

/** The draft of a kind open in this tab for `match`; null until it is read. `open` switches to another one. */
export function useOpenedForm<V>(
  definition: DraftKind<V>,
  match: string,
): { opened: OpenedDraft<V> | null; open: (id: string) => void } {
  const { t } = useLingui();
  const { kind } = definition;
  const [id, open] = useState(() => openDraftId(kind, match));
  const opened = useDraft(definition, id);
  const openedId = opened?.session.id;
  const problem = opened?.problem;
  useEffect(() => {
    if (openedId) setOpenDraft(kind, openedId, match);
  }, [kind, openedId, match]);
  useEffect(() => {
    if (problem === 'broken') toast(t`The saved form data is damaged. It has been set aside; see Drafts.`, 'error');
    if (problem === 'future')
      toast(t`This draft was made with a newer version of this app. It is stored under Drafts.`, 'error');
  }, [problem, t]);
  return { opened, open };
}
