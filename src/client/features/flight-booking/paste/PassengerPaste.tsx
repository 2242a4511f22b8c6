import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { Restrictions } from '../../../../contract/flight-search.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { BookingValues } from '../booking-values.ts';
import { FillButton } from '../FillButton.tsx';
import { type Pick, usePassengerFills } from './PassengerFills.tsx';

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
  const fillIn = (picks: readonly Pick[]) => {
    fill(picks, {
      note: t`Filled in from pasted text. Please check it against the document.`,
      field: t`From pasted text`,
    });
  };
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
            fillIn(picks);
            onClose();
          }}
        />
      )}
    />
  );
}
