import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { setDraft, useDraftAt } from '../../../offline/drafts/draft-values.ts';
import { NotSavedNote } from '../../../offline/drafts/ui/NotSavedNote.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { TrainRequestValues } from './train-request-values.ts';

/** A word on a request, and that it waits on this device until it is sent. */
export function RequestRemark({ place }: { place: string }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<TrainRequestValues>();
  const isKept = useDraftAt(place) !== undefined;
  return (
    <>
      <TextArea
        label={t`Remark (optional)`}
        draft={{ place, text: values.remark, type: (text) => void setFieldValue('remark', text) }}
        maxLength={500}
      />
      {isKept ? <NotSavedNote onDiscard={() => setDraft(place, undefined)} /> : null}
    </>
  );
}
