import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { searchOfFlights } from '../../../../contract/exact-flights.ts';
import { checkPassengerCounts } from '../../../../contract/flight-terms.ts';
import { MAX_CONNECTIONS, MAX_JOURNEYS } from '../../../../contract/limits.ts';
import { fieldMessage } from '../../../../contract/messages.ts';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import type { PnrPassenger, PnrSegment } from '../../../../parsing/pnr/answer.ts';
import { exactFlight, type FlightPlan } from '../../../../parsing/pnr/exact-flights.ts';
import { useOnline } from '../../../api/online.ts';
import { storePastedParty } from '../../../trip/pasted-party.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { writeFlights } from '../search/flights-param.ts';
import { paramsOf } from '../search/search-params.ts';

interface FindFlightsProps {
  text: string;
  segments: readonly PnrSegment[];
  plan: FlightPlan;
  passengers: readonly PnrPassenger[];
  party: PassengerCounts;
}

/** Goes to the results of exactly these flights, with the passengers. */
export function FindFlights({ text, segments, plan, passengers, party }: FindFlightsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { locale } = useFormat();
  const isOnline = useOnline();
  const journeys = plan.journeys.map((journey) =>
    journey.flatMap((index) => {
      const segment = segments[index];
      return (segment && exactFlight(segment)) ?? [];
    }),
  );
  const fault = checkPassengerCounts(party);
  const isLong = journeys.some((flights) => flights.length > MAX_CONNECTIONS);
  const reason =
    journeys.length === 0
      ? t`None of the flights in this text can be searched.`
      : journeys.length > MAX_JOURNEYS || isLong
        ? t`Too many flights for one search. Exclude some.`
        : fault
          ? fieldMessage(fault.message, locale)
          : isOnline
            ? null
            : t`You are offline: the text is read, the flights are found once you are back online.`;
  const find = () => {
    const flights = writeFlights(journeys);
    storePastedParty({ flights, passengers, text });
    void navigate({
      to: '/flight/booking/results',
      search: paramsOf({ ...searchOfFlights(journeys, party), flights }),
    });
  };
  return (
    <Button size="main" block disabledReason={reason} onPress={find}>
      <Trans>Find these flights</Trans>
    </Button>
  );
}
