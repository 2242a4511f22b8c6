import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import type { Restrictions } from '../../../../contract/flight-search.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { BookingValues } from '../booking-values.ts';
import { FillButton } from '../FillButton.tsx';
import { usePassengerFills } from './PassengerFills.tsx';

const PasteSheet = lazyPart(async () => (await import('./PasteSheet.tsx')).PasteSheet, { isAskedFor: true });

interface PassengerPasteProps {
  draft: string;
  restrictions: Restrictions;
  today: string;
}

/** Fills passengers from pasted text. */
export function PassengerPaste({ draft, restrictions, today }: PassengerPasteProps) {
  const { t } = useLingui();
  const { fill } = usePassengerFills();
  return (
    <FillButton
      label={t`Paste`}
      sheet={({ open, onClose }) => (
        <PasteInto
          open={open}
          draft={draft}
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
