import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import type { DocumentType } from '../../../contract/flight-terms.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { FillsPlace } from '../booking-place.ts';
import { FillButton } from '../FillButton.tsx';
import type { PartyValues } from '../party-values.ts';
import { usePassengerFills } from './PassengerFills.tsx';

const PasteSheet = lazyPart(async () => (await import('./PasteSheet.tsx')).PasteSheet, { isAskedFor: true });

interface PassengerPasteProps {
  place: FillsPlace;
  accepted: readonly DocumentType[];
  today: string;
}

/** Fills passengers from pasted text. */
export function PassengerPaste({ place, accepted, today }: PassengerPasteProps) {
  const { t } = useLingui();
  const { fill } = usePassengerFills();
  return (
    <FillButton
      label={t`Paste`}
      sheet={({ open, onClose }) => (
        <PasteInto
          open={open}
          place={place}
          onClose={onClose}
          accepted={accepted}
          today={today}
          onFill={(picks, doubtful) => {
            fill(picks, { kind: 'text', doubtful });
            onClose();
          }}
        />
      )}
    />
  );
}

/** The sheet over the passengers as they stand: only while it is there does it follow what is typed. */
function PasteInto(props: Omit<ComponentProps<typeof PasteSheet>, 'passengers'>) {
  const { values } = useFormikContext<PartyValues>();
  return <PasteSheet {...props} passengers={values.passengers} />;
}
