import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { DocumentType } from '../../../contract/flight-terms.ts';
import { useCarriedParty } from '../../trip/carried-party.ts';
import { Button } from '../../ui/Button.tsx';
import type { PartyValues } from '../party-values.ts';
import { usePassengerFills } from './PassengerFills.tsx';

interface PnrPartyProps {
  /** The exact flights that were chosen, as their address names them. */
  flights: string | undefined;
  accepted: readonly DocumentType[];
  today: string;
}

/** Fills in the passengers of the reservation whose flights were chosen; over what was typed before only when asked to. */
export function PnrParty({ flights, accepted, today }: PnrPartyProps) {
  const { values } = useFormikContext<PartyValues>();
  const { fill } = usePassengerFills();
  const party = useCarriedParty(flights);
  const [isBlank] = useState(() =>
    values.passengers.every((p) => `${p.surname}${p.givenName}${p.document.number}` === ''),
  );
  const [isOffered, setOffered] = useState(!isBlank);
  const fillIn = async () => {
    if (!party) return;
    const { picksOfParty } = await import('./pnr-party.ts');
    const { passengers } = latest.current.values;
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
  if (!party || !isOffered) return null;
  return (
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
  );
}
