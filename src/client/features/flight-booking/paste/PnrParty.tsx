import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Restrictions } from '../../../../contract/flight-search.ts';
import { useCarriedParty } from '../../../trip/carried-party.ts';
import { Button } from '../../../ui/Button.tsx';
import type { BookingValues } from '../booking-values.ts';
import { usePassengerFills } from './PassengerFills.tsx';

interface PnrPartyProps {
  /** The exact flights that were chosen, as their address names them. */
  flights: string | undefined;
  restrictions: Restrictions;
  today: string;
}

/** Fills in the passengers of the reservation whose flights were chosen; over what was typed before only when asked to. */
export function PnrParty({ flights, restrictions, today }: PnrPartyProps) {
  const { values } = useFormikContext<BookingValues>();
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
    const picks = picksOfParty(party, { passengers, accepted: restrictions.documentTypes, today });
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
