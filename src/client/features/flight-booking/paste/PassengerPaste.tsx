import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { Restrictions } from '../../../../contract/flight-search.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { BookingValues } from '../booking-values.ts';
import { FillButton } from '../FillButton.tsx';
import { usePassengerFills } from './PassengerFills.tsx';

const PasteSheet = lazyPart(async () => (await import('./PasteSheet.tsx')).PasteSheet, { isAskedFor: true });

interface PassengerPasteProps {
  restrictions: Restrictions;
  today: string;
}

/** Fills passengers from pasted text. */
export function PassengerPaste({ restrictions, today }: PassengerPasteProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<BookingValues>();
  const { fill } = usePassengerFills();
  return (
    <FillButton
      label={t`Paste`}
      sheet={({ open, onClose }) => (
        <PasteSheet
          open={open}
          onClose={onClose}
          passengers={values.passengers}
          accepted={restrictions.documentTypes}
          today={today}
          onFill={(picks) => {
            fill(picks, { kind: 'text' });
            onClose();
          }}
        />
      )}
    />
  );
}
