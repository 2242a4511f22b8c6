import { Trans, useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { QuotedOption } from '../../../../contract/order-changes.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { useOnline } from '../../../api/online.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { NetPricesButton } from '../../../trip/NetPricesButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Cost, JourneyWords } from './ChangeOptions.tsx';
import styles from './OptionCards.module.css';
import { keep, refused } from './use-return.ts';

interface OptionCardsProps {
  order: FlightOrder;
  options: readonly QuotedOption[];
}

/** The desk's options for a change, side by side: the agent picks one, then pays or accepts it. */
export function OptionCards({ order, options }: OptionCardsProps) {
  const { t } = useLingui();
  const isSafe = useClientSafe();
  const pick = useApiMutation('pickChangeOption', { onSuccess: keep, onError: refused });
  const isOpen = order.status === 'chg_to_be_paid';
  return (
    <Card title={t`Options for the change`} end={isSafe ? <NetPricesButton /> : null}>
      <ul className={styles.options}>
        {options.map((option, i) => (
          <li key={option.id} className={styles.option} data-chosen={option.isPicked}>
            {option.journeys.map((journey) => (
              <JourneyWords key={`${journey.origin}${journey.segments[0]?.departure}`} journey={journey} />
            ))}
            {isSafe ? null : <Cost option={option} />}
            <Until option={option} />
            {isOpen ? (
              <PickButton
                number={i + 1}
                isPicked={option.isPicked}
                busy={pick.isPending && pick.variables.option === option.id}
                onPick={() => pick.mutate({ id: order.id, option: option.id })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Until({ option: { quote } }: { option: QuotedOption }) {
  const format = useFormat();
  if (quote.expiresAt === null) return null;
  const until = format.dateTime(quote.expiresAt);
  return (
    <span className={styles.until}>
      <Trans>valid until {until}</Trans>
    </span>
  );
}

interface PickButtonProps {
  number: number;
  isPicked: boolean;
  busy: boolean;
  onPick: () => void;
}

function PickButton({ number, isPicked, busy, onPick }: PickButtonProps) {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <Button
      kind="quiet"
      block
      busy={busy}
      disabledReason={isPicked || online ? null : t`Choosing needs a connection.`}
      disabled={isPicked}
      onPress={onPick}
    >
      {isPicked ? t`Option ${number} is chosen` : t`Choose option ${number}`}
    </Button>
  );
}
