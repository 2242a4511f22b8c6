import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { chosenSolution } from '../../../api/chosen-solution.ts';
import { toast } from '../../../ui/toast.ts';
import { type DraftRecord, parseHead } from '../draft-record.ts';
import { setOpenDraft } from '../open-id.ts';
import { readFlightResume, readTrainResume, trainMatch } from '../resume.ts';

/** Opens a draft where it was left. The page it opens checks the price first; nothing is sent before that. */
export function useResume(): (record: DraftRecord) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const resumeFlight = (id: string, kept: unknown) => {
    const resume = readFlightResume(kept);
    if (!resume) {
      toast(t`This draft has lost its flight. Please search again.`, 'warning');
      return navigate({ to: '/flight/booking' });
    }
    chosenSolution.set(resume.chosen);
    setOpenDraft('flight-passengers', id, resume.match);
    return navigate({ to: '/flight/booking/confirm' });
  };
  const resumeTrain = (id: string, kept: unknown) => {
    const resume = readTrainResume(kept);
    if (!resume) {
      toast(t`This draft has lost its train. Please search again.`, 'warning');
      return navigate({ to: '/train/booking' });
    }
    setOpenDraft('train-passengers', id, trainMatch(resume.address));
    return navigate({ to: '/train/booking/confirm', search: resume.address });
  };
  return ({ id, kind, doc }) => {
    const { resume } = parseHead(doc.head);
    if (kind === 'train-passengers') return void resumeTrain(id, resume);
    if (kind !== 'group-request') return void resumeFlight(id, resume);
    setOpenDraft(kind, id, 'group');
    void navigate({ to: '/flight/group/booking' });
  };
}
