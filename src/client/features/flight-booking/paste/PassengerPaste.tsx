import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import type { Restrictions } from '../../../../contract/flight-search.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { BookingPlace } from '../booking-place.ts';
import type { BookingValues } from '../booking-values.ts';
import { FillButton } from '../FillButton.tsx';
import { usePassengerFills } from './PassengerFills.tsx';

const PasteSheet = lazyPart(async () => (await import('./PasteSheet.tsx')).PasteSheet, { isAskedFor: true });

interface PassengerPasteProps {
  place: BookingPlace;
  restrictions: Restrictions;
  today: string;
}

/** Fills passengers from pasted text. */
export function PassengerPaste({ place, restrictions, today }: PassengerPasteProps) {
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
          accepted={restrictions.documentTypes}
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
  const { values } = useFormikContext<BookingValues>();
  return <PasteSheet {...props} passengers={values.passengers} />;
}
