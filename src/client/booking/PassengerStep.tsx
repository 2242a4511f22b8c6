import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { memo, type ReactNode, useMemo } from 'react';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { DocumentType } from '../../contract/passenger-terms.ts';
import type { PassengerContext } from '../../contract/passengers.ts';
import { Button } from '../ui/Button.tsx';
import type { FillsPlace } from './booking-place.ts';
import { PassengerChips } from './PassengerChips.tsx';
import { PassengerFields } from './PassengerFields.tsx';
import styles from './PassengerStep.module.css';
import type { PartyValues } from './party-values.ts';
import { PassengerFills } from './paste/PassengerFills.tsx';
import { PassengerPaste } from './paste/PassengerPaste.tsx';
import { PnrParty } from './paste/PnrParty.tsx';
import { ScanDocument } from './scan/ScanDocument.tsx';
import { ChooseTraveller } from './travellers/ChooseTraveller.tsx';
import { SaveTraveller, type Saving } from './travellers/SaveTraveller.tsx';
import { usePassengerTitle } from './use-passenger-title.ts';
import { useShownPassengers } from './use-shown-passengers.ts';

interface PassengerStepProps {
  place: FillsPlace;
  /** Exact flights of a pasted reservation, as in their URL: its passengers are filled in. */
  flights?: string;
  trip: PassengerContext;
  /** Omitted where no travellers are saved. */
  saving?: Saving;
  /** Accepted documents. */
  accepted: readonly DocumentType[];
  /** Codes of the operating airlines. */
  carriers: readonly string[];
  /** The product: a railway counts children otherwise and has no airline cards. */
  product: OrderProduct;
  /** In place of the chips and the next-passenger button, for a list that is too long for them. */
  stepper?: ReactNode;
  /** Position of the passenger being edited. */
  active: number;
  onActive: (index: number) => void;
}

/** One passenger at a time, with the ways to fill one in without typing. */
export function PassengerStep(props: PassengerStepProps) {
  const { place, flights, accepted, carriers, trip, product, active, onActive, saving, stepper } = props;
  return (
    <>
      <PassengerFills place={place}>
        <PnrParty flights={flights} accepted={accepted} today={trip.today} />
        {stepper ?? <Chips active={active} onSelect={onActive} />}
        <div className={styles.fills}>
          <ScanDocument index={active} accepted={accepted} />
          <PassengerPaste place={place} accepted={accepted} trip={trip} />
          <ChooseTraveller
            index={active}
            accepted={accepted}
            carriers={carriers}
            lastTravelDate={trip.lastTravelDate}
          />
        </div>
        <PassengerFields
          key={active}
          index={active}
          documentTypes={accepted}
          product={product}
          lastTravelDate={trip.lastTravelDate}
          today={trip.today}
        />
        {saving ? <SaveTraveller index={active} saving={saving} /> : null}
      </PassengerFills>
      {stepper ? null : <NextPassenger active={active} onActive={onActive} />}
    </>
  );
}

function Chips({ active, onSelect }: { active: number; onSelect: (index: number) => void }) {
  const { errors, submitCount } = useFormikContext<PartyValues>();
  const passengers = useShownPassengers();
  const faulty = useMemo(() => {
    const found: readonly unknown[] = Array.isArray(errors.passengers) ? errors.passengers : [];
    return submitCount > 0 ? Array.from(found.entries()).flatMap(([i, error]) => (error ? [i] : [])) : [];
  }, [errors.passengers, submitCount]);
  if (passengers.length < 2) return null;
  return <PassengerChips passengers={passengers} faulty={faulty} active={active} onSelect={onSelect} />;
}

function NextPassenger({ active, onActive }: Pick<PassengerStepProps, 'active' | 'onActive'>) {
  const passengers = useShownPassengers();
  const titleOf = usePassengerTitle(passengers);
  const index = active + 1;
  return index < passengers.length ? <NextButton index={index} next={titleOf(index).name} onActive={onActive} /> : null;
}

const NextButton = memo(function NextButton(props: { index: number; next: string; onActive: (index: number) => void }) {
  const { index, next, onActive } = props;
  return (
    <Button kind="quiet" block onPress={() => onActive(index)}>
      <Trans>Next: {next}</Trans>
    </Button>
  );
});
