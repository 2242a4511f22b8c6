import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { useCarriedParty } from '../../trip/pasted-party.ts';
import { Button } from '../../ui/Button.tsx';
import type { PartyValues } from '../party-values.ts';
import { NameChoice } from './NameChoice.tsx';
import { genderField, type NameReading } from './name-readings.ts';
import { usePassengerFills } from './PassengerFills.tsx';

interface PnrPartyProps {
  /** The exact flights that were chosen, as in their URL. */
  flights: string | undefined;
  accepted: readonly DocumentType[];
  today: string;
}

/** A passenger whose name in the reservation is ambiguous. */
interface OpenName {
  target: number;
  readings: readonly NameReading[];
}

/**
 * Fills in the passengers of the reservation whose flights were chosen; overwrites typed values only on request. Asks about given names
 * that may end in a title.
 */
export function PnrParty({ flights, accepted, today }: PnrPartyProps) {
  const { values } = useFormikContext<PartyValues>();
  const { fill } = usePassengerFills();
  const party = useCarriedParty(flights);
  const [isBlank] = useState(() =>
    values.passengers.every((p) => `${p.surname}${p.givenName}${p.document.number}` === ''),
  );
  const [isOffered, setOffered] = useState(!isBlank);
  const [open, setOpen] = useState<readonly OpenName[]>([]);
  const fillIn = async () => {
    if (!party) return;
    const { openNames, picksOfParty } = await import('./pnr-party.ts');
    const { passengers } = latest.current.values;
    setOpen(openNames(party, { passengers }));
    const picks = picksOfParty(party, { passengers, accepted, today });
    if (picks.length === 0) return;
    latest.current.fill(picks, { kind: 'reservation' });
  };
  const latest = useRef({ values, fill, fillIn });
  useEffect(() => {
    latest.current = { values, fill, fillIn };
  });
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isBlank || !party || isStarted.current) return;
    isStarted.current = true;
    latest.current.fillIn().catch(reportError);
  }, [isBlank, party]);
  const choose = ({ target, readings }: OpenName, reading: NameReading) => {
    const hasGender = values.passengers[target]?.gender !== '';
    const fields = [['givenName', reading.givenName] as const, ...(hasGender ? [] : genderField(reading))];
    fill([{ target, fields }], { kind: 'reservation' });
    setOpen((before) => before.filter((one) => one.readings !== readings));
  };
  return (
    <>
      {open.map((one) => (
        <NameChoice
          key={one.target}
          readings={one.readings}
          chosen={undefined}
          onChoose={(reading) => choose(one, reading)}
        />
      ))}
      {party && isOffered ? (
        <Button
          kind="quiet"
          block
          onPress={() => {
            setOffered(false);
            void fillIn();
          }}
        >
          <Trans>Fill in from the reservation</Trans>
        </Button>
      ) : null}
    </>
  );
}
