import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ComponentProps } from 'react';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isMissingCode } from '../../ui/missing-code.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { FillsPlace } from '../booking-place.ts';
import { FillButton } from '../FillButton.tsx';
import type { PartyValues } from '../party-values.ts';
import { usePassengerFills } from './PassengerFills.tsx';
import { readClipboard } from './read-clipboard.ts';
import type { PasteTrip } from './read-fields.ts';

const PasteSheet = lazyPart(async () => (await import('./PasteSheet.tsx')).PasteSheet, { isAskedFor: true });

interface PassengerPasteProps {
  place: FillsPlace;
  accepted: readonly DocumentType[];
  trip: PasteTrip;
}

/** Fills passengers from the clipboard by one tap where all of it is certain, else from text in a sheet. */
export function PassengerPaste({ place, accepted, trip }: PassengerPasteProps) {
  const { t } = useLingui();
  const { fill } = usePassengerFills();
  const bring = useBring(place, accepted, trip);
  return (
    <FillButton
      label={t`Paste`}
      atOnce={bring}
      sheet={({ open, onClose }) => (
        <PasteInto
          open={open}
          place={place}
          onClose={onClose}
          accepted={accepted}
          trip={trip}
          onFill={(picks, doubtful) => {
            fill(picks, { kind: 'text', doubtful });
            onClose();
          }}
        />
      )}
    />
  );
}

/**
 * Copied text fills the form when nothing in it is doubtful and nothing typed would be overwritten; other text with passengers opens in the
 * sheet for review; anything else is ignored. Resolves to whether the form was filled.
 */
function useBring(place: FillsPlace, accepted: readonly DocumentType[], trip: PasteTrip): () => Promise<boolean> {
  const { values } = useFormikContext<PartyValues>();
  const { fill } = usePassengerFills();
  return useLatest(async () => {
    try {
      const copied = readClipboard();
      const [found, { certainPicks, holdsPassengers }] = await Promise.all([copied, import('./certain-picks.ts')]);
      if (found === null || place.held.get().pasted !== '') return false;
      const picks = certainPicks(found, { passengers: values.passengers, accepted, trip });
      if (picks) fill(picks, { kind: 'text', doubtful: [] });
      else if (holdsPassengers(found, trip.today)) place.change({ pasted: found });
      return picks !== null;
    } catch (error) {
      // The sheet says that its code is missing.
      if (!isMissingCode(error)) reportError(error);
      return false;
    }
  });
}

/** The sheet over the current passengers: it subscribes to the form only while it is mounted. */
function PasteInto(props: Omit<ComponentProps<typeof PasteSheet>, 'passengers'>) {
  const { values } = useFormikContext<PartyValues>();
  return <PasteSheet {...props} passengers={values.passengers} />;
}
