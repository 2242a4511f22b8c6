import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { chosenSolution } from '../../../api/chosen-solution.ts';
import { toast } from '../../../ui/toast.ts';
import { type DraftRecord, parseHead } from '../draft-record.ts';
import { readFlightResume } from '../flight-resume.ts';
import { setOpenDraft } from '../open-id.ts';

/** Opens a draft where it was left. The page it opens checks the price first; nothing is sent before that. */
export function useResume(): (record: DraftRecord) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (record) => {
    const resume = readFlightResume(parseHead(record.doc.head).resume);
    if (!resume) {
      toast(t`This draft has lost its flight. Please search again.`, 'warning');
      void navigate({ to: '/flight/booking' });
      return;
    }
    chosenSolution.set(resume.chosen);
    setOpenDraft(record.id, resume.match);
    void navigate({ to: '/flight/booking/confirm' });
  };
}
