import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupOption, GroupOrder } from '../../../contract/group-orders.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { useOnline } from '../../api/online.ts';
import { isOffered, useActionReason } from '../../orders/order-actions.ts';
import { STAGE_LABELS } from '../../orders/order-labels.ts';
import { PriceRow } from '../../orders/PriceRow.tsx';
import price from '../../orders/price-rows.module.css';
import { usePlaceNames } from '../../places/use-place-names.ts';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { AirlineBadge } from '../../ui/AirlineBadge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Note } from '../../ui/Note.tsx';
import styles from './GroupDetail.module.css';
import type { useGroupStep } from './use-group-step.ts';
import { useNetMoney } from './use-net-money.ts';

interface OptionsCardProps {
  order: GroupOrder;
  step: ReturnType<typeof useGroupStep>;
}

/** The quote: the group's options and their prices; once one is confirmed, that one. */
export function OptionsCard({ order, step }: OptionsCardProps) {
  const { t } = useLingui();
  const reasonOf = useActionReason(order);
  const { options, chosen } = order;
  if (options.length === 0) return null;
  const shown = chosen === null ? options : options.filter(({ id }) => id === chosen);
  return (
    <Card title={chosen === null ? t`Quote` : t`Confirmed option`}>
      <div className={styles.detail}>
        {order.pnr === null ? (
          <Note tone="info">
            <Trans>Seats are not reserved after the quote.</Trans>
          </Note>
        ) : null}
        <ul className={styles.options}>
          {shown.map((option) => (
            <li key={option.id} className={styles.option} data-chosen={option.id === chosen}>
              <Option option={option} order={order} isChosen={option.id === chosen} />
              {isOffered(order, 'confirm') ? (
                <ConfirmButton option={option} step={step} reason={reasonOf('confirm')} />
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface ConfirmButtonProps extends Pick<OptionsCardProps, 'step'> {
  option: GroupOption;
  /** Why it is refused. */
  reason: string | null;
}

function ConfirmButton({ option, step, reason }: ConfirmButtonProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { airline } = option;
  return (
    <Button
      block
      label={t`Confirm this option: ${airline}`}
      busy={step.busy}
      disabledReason={online ? reason : t`Confirming needs a connection.`}
      onPress={() => void step.confirm(option)}
    >
      <Trans>Confirm this option</Trans>
    </Button>
  );
}

interface OptionProps {
  option: GroupOption;
  order: Pick<GroupOrder, 'journeys' | 'party'>;
  /** Its payments have their own card. */
  isChosen: boolean;
}

function Option({ option, order: { journeys, party }, isChosen }: OptionProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const money = useNetMoney();
  const { airline, airlineColour } = usePlaceNames();
  const { prices } = option;
  const payments = isChosen ? [] : option.payments;
  return (
    <>
      <div className={styles.carrier}>
        <AirlineBadge code={option.airline} colour={airlineColour(option.airline)} name={airline(option.airline)} />
        <strong>{airline(option.airline)}</strong>
        <span className={`num ${styles.total}`}>{money(option.total)}</span>
      </div>
      <p className={styles.flights}>{option.flights}</p>
      {option.dates ? <OtherDays dates={option.dates} journeys={journeys} /> : null}
      <dl className={price.rows}>
        {PASSENGER_TYPES.map((type) =>
          prices[type] ? (
            <PriceRow
              key={type}
              label={`${i18n._(PASSENGER_TYPE_LABELS[type])} × ${party[type]}`}
              value={money(prices[type])}
            />
          ) : null,
        )}
        {payments.map(({ stage, amount, payBy }) => (
          <PriceRow
            key={stage}
            isInner
            label={`${i18n._(labelOf(STAGE_LABELS, stage))} · ${format.dateTime(payBy)}`}
            value={money(amount)}
          />
        ))}
      </dl>
    </>
  );
}

interface OtherDaysProps {
  dates: NonNullable<GroupOption['dates']>;
  journeys: GroupOrder['journeys'];
}

/** The days of an option that differ from the requested ones. */
function OtherDays({ dates, journeys }: OtherDaysProps) {
  const format = useFormat();
  const day = (from: string, to: string, on: string) => `${from}–${to} ${format.date(on)}`;
  const days = journeys
    .flatMap(({ origin, destination }, i) => {
      const { date, returnDate } = dates[i] ?? {};
      return [
        ...(date ? [day(origin, destination, date)] : []),
        ...(returnDate ? [day(destination, origin, returnDate)] : []),
      ];
    })
    .join(format.comma);
  return (
    <Note tone="warning">
      <Trans>On other days than requested: {days}</Trans>
    </Note>
  );
}
