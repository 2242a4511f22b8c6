import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { Solution } from '../../../contract/flight-search.ts';
import type { PassengerContext } from '../../../contract/passengers.ts';
import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { Button } from '../../ui/Button.tsx';
import type { BookingValues } from './booking-values.ts';
import { PassengerChips } from './PassengerChips.tsx';
import { PassengerFields } from './PassengerFields.tsx';
import styles from './PassengerStep.module.css';
import { PassengerFills } from './paste/PassengerFills.tsx';
import { PassengerPaste } from './paste/PassengerPaste.tsx';
import { PnrParty } from './paste/PnrParty.tsx';
import { ScanDocument } from './scan/ScanDocument.tsx';
import { ChooseTraveller } from './travellers/ChooseTraveller.tsx';
import { SaveTraveller, type Saving } from './travellers/SaveTraveller.tsx';
import { usePassengerTitle } from './use-passenger-title.ts';

interface PassengerStepProps {
  chosen: ChosenSolution;
  /** The draft that the form is kept in. */
  draft: string;
  trip: PassengerContext;
  saving: Saving;
  /** The offer as the price check has it. */
  shown: Solution;
  passengers: BookingValues['passengers'];
  /** Place of the passenger who is filled in. */
  active: number;
  onActive: (index: number) => void;
}

/** One passenger at a time, with the ways to fill one in without typing. */
export function PassengerStep(props: PassengerStepProps) {
  const { chosen, draft, shown, trip, passengers, active, onActive, saving } = props;
  const { errors, submitCount } = useFormikContext<BookingValues>();
  const titleOf = usePassengerTitle(passengers);
  const faulty = useMemo(() => {
    const found: readonly unknown[] = Array.isArray(errors.passengers) ? errors.passengers : [];
    return submitCount > 0 ? Array.from(found.entries()).flatMap(([i, error]) => (error ? [i] : [])) : [];
  }, [errors.passengers, submitCount]);
  const hasNext = active + 1 < passengers.length;
  const next = hasNext ? titleOf(active + 1).name : '';
  const { restrictions } = shown;
  return (
    <>
      <PassengerFills draft={draft}>
        <PnrParty flights={chosen.flights} restrictions={restrictions} today={trip.today} />
        {passengers.length > 1 ? (
          <PassengerChips passengers={passengers} faulty={faulty} active={active} onSelect={onActive} />
        ) : null}
        <div className={styles.fills}>
          <ScanDocument index={active} accepted={restrictions.documentTypes} />
          <PassengerPaste restrictions={restrictions} today={trip.today} />
          <ChooseTraveller index={active} solution={shown} lastTravelDate={trip.lastTravelDate} />
        </div>
        <PassengerFields
          key={active}
          index={active}
          passengers={passengers}
          restrictions={restrictions}
          lastTravelDate={trip.lastTravelDate}
          today={trip.today}
        />
        <SaveTraveller index={active} saving={saving} />
      </PassengerFills>
      {hasNext ? (
        <Button kind="quiet" block onPress={() => onActive(active + 1)}>
          <Trans>Next: {next}</Trans>
        </Button>
      ) : null}
    </>
  );
}
