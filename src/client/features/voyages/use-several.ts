import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MAX_VOYAGES_AT_ONCE } from '../../../contract/limits.ts';
import type { SharedDecision } from '../../../contract/voyage-rules.ts';
import type { Voyage } from '../../../contract/voyages.ts';
import { messageOf } from '../../api/errors.ts';
import { useApiMutation } from '../../api/queries.ts';
import { toggled } from '../../form/toggled.ts';
import { setDraft } from '../../offline/drafts/draft-values.ts';
import { toast } from '../../ui/toast.ts';
import { type Refused, refusedOf, withRefused } from './chosen-voyages.ts';
import { askAgain } from './use-answer.ts';

/** Where the shared remark is stored until it is sent. */
const PLACE = 'voyage/together';

/** Batch answers to listed disruptions: the selection, and those that could not be answered, which stay with the reason. */
export function useSeveral(list: readonly Voyage[]) {
  const tell = useTell();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [asked, ask] = useState<SharedDecision | null>(null);
  // As they were: a row that another user answered is in no list.
  const [sent, setSent] = useState<readonly Voyage[]>([]);
  const shown = withRefused(list, refused);
  const choosable = shown.filter(({ allowed }) => allowed.length > 0);
  const chosen = choosable.filter(({ id }) => ids.includes(id)).slice(0, MAX_VOYAGES_AT_ONCE);
  const answer = useApiMutation('answerVoyages', {
    keptAt: PLACE,
    onSuccess: ({ results }, { decision }) => {
      const left = refusedOf(sent, results);
      setRefused(left);
      setIds([]);
      ask(null);
      setDraft(PLACE, undefined);
      tell(decision, results.length - left.length, left.length);
      askAgain();
    },
    onError: (error) => {
      toast(messageOf(error), 'error');
      askAgain();
    },
  });
  const busy = answer.isPending;
  // Others may have answered the whole selection: its question and remark do not apply to the next one.
  const isOver = asked !== null && chosen.length === 0 && !busy;
  const [hasOldRemark, setOldRemark] = useState(false);
  if (isOver) {
    ask(null);
    setOldRemark(true);
  }
  const open = (decision: SharedDecision | null) => {
    if (hasOldRemark) setDraft(PLACE, undefined);
    setOldRemark(false);
    ask(decision);
  };
  return {
    ...{ shown, choosable, chosen, place: PLACE, asked, ask: open, busy },
    /** The number being answered; those answered leave the list one by one. */
    count: busy ? sent.length : chosen.length,
    faultOf: (id: string) => refused.find(({ voyage }) => voyage.id === id)?.why,
    choose: (id: string, on: boolean) => setIds(toggled(ids, id, on)),
    chooseAll: (on: boolean) => setIds(on ? choosable.map(({ id }) => id) : []),
    clear: () => {
      setIds([]);
      setRefused([]);
    },
    send: (decision: SharedDecision, remark: string | undefined) => {
      setSent(chosen);
      answer.mutate({ ids: chosen.map(({ id }) => id), decision, ...(remark ? { remark } : {}) });
    },
  };
}

/** Reports how many were answered, and how many not. */
function useTell() {
  const { t, i18n } = useLingui();
  return (decision: SharedDecision, done: number, left: number) => {
    const words = decision === 'accept' ? t`Accepted: ${done}.` : t`Handed to the desk: ${done}.`;
    if (left === 0) toast(words, 'success');
    else {
      const rest = t`Not possible: ${left}. Each shows the reason.`;
      toast([words, rest].join(i18n.locale === 'en' ? ' ' : ''), done > 0 ? 'warning' : 'error');
    }
  };
}
