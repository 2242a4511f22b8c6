import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../form/TextField.tsx';
import { airlineName } from '../../trip/passenger-name.ts';

interface TicketFieldsProps {
  passengers: readonly (Parameters<typeof airlineName>[0] & { id: string })[];
  /** The railway's numbers have letters, airlines' none. */
  isTrain?: boolean;
  /** For an exchanged ticket. */
  isNew?: boolean;
}

/** One ticket number per passenger, in their order. */
export function TicketFields({ passengers, isTrain = false, isNew = false }: TicketFieldsProps) {
  const { t } = useLingui();
  return passengers.map((passenger, i) => (
    <TextField
      key={passenger.id}
      name={`tickets[${i}]`}
      label={isNew ? t`New ticket of ${airlineName(passenger)}` : t`Ticket of ${airlineName(passenger)}`}
      {...(isTrain
        ? { transform: 'code' as const, autoCapitalize: 'characters' as const, maxLength: 21 }
        : { transform: 'digits' as const, inputMode: 'numeric' as const, maxLength: 14 })}
      autoComplete="off"
      required
    />
  ));
}
