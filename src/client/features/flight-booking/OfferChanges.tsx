import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Solution, Verification } from '../../../contract/flight-search.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import { usePassengerTitle } from '../../booking/use-passenger-title.ts';
import { differenceOf, partyOf } from '../../trip/client-prices.ts';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { RestrictionName, RestrictionValue } from '../../trip/RestrictionWords.tsx';
import { useClientPrices } from '../../trip/use-client-prices.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import type { BookingValues } from './booking-values.ts';
import styles from './OfferChanges.module.css';
import { PartName, PartValue } from './PackageWords.tsx';
import { type Clearing, changesBetween, clearings } from './price-check.ts';

interface OfferChangesProps {
  before: Solution;
  now: Solution;
  cause: Verification['cause'];
  values: BookingValues;
  counts: PassengerCounts;
}

/** The differences between the offer as shown and as bookable, and the typed data that would be cleared. */
export function OfferChanges({ before, now, cause, values, counts }: OfferChangesProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const changes = changesBetween(before, now);
  const prices = useClientPrices();
  const [old, next] = [before, now].map(({ settlement, priceDetail }) =>
    prices.isSafe ? prices.ofParty(partyOf(priceDetail.priceList, counts)) : settlement,
  );
  const cleared = clearings(values, now.restrictions);
  return (
    <div className={styles.changes}>
      {changes.price ? (
        <dl className={styles.prices}>
          <div>
            <dt>
              <Trans>Before</Trans>
            </dt>
            <dd className={`num ${styles.old}`}>{format.money(old ?? null)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Now</Trans>
            </dt>
            <dd className={`num ${styles.now}`}>{format.money(next ?? null)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Difference</Trans>
            </dt>
            <dd className="num" data-up={changes.price.difference.amount > 0}>
              {format.money(differenceOf(next ?? null, old ?? null), { signed: true })}
            </dd>
          </div>
        </dl>
      ) : null}
      {changes.price && cause ? (
        <p>
          <CauseWords cause={cause} />
        </p>
      ) : null}
      {changes.perPassenger.length > 0 ? (
        <ul className={styles.list}>
          {changes.perPassenger.map(({ type, old: each, now: nowEach }) => (
            <li key={type}>
              {i18n._(labelOf(PASSENGER_TYPE_LABELS, type))}: <s>{format.money(prices.shown(each))}</s> →{' '}
              {format.money(prices.shown(nowEach))}
            </li>
          ))}
        </ul>
      ) : null}
      {changes.package.length + changes.restrictions.length > 0 ? (
        <dl className={styles.parts}>
          {changes.package.map((part) => (
            <ChangedPart
              key={part}
              name={<PartName part={part} />}
              before={<PartValue part={part} solution={before} />}
              now={<PartValue part={part} solution={now} />}
            />
          ))}
          {changes.restrictions.map((part) => (
            <ChangedPart
              key={part}
              name={<RestrictionName part={part} />}
              before={<RestrictionValue part={part} fare={before} />}
              now={<RestrictionValue part={part} fare={now} />}
            />
          ))}
        </dl>
      ) : null}
      {cleared.length > 0 ? <ClearedList cleared={cleared} values={values} /> : null}
    </div>
  );
}

function CauseWords({ cause }: { cause: NonNullable<Verification['cause']> }) {
  if (cause === 'fare') return <Trans>The airline changed the fare.</Trans>;
  if (cause === 'tax') return <Trans>Taxes or charges changed.</Trans>;
  if (cause === 'bookingClass') return <Trans>The cheaper booking class has sold out.</Trans>;
  return <Trans>The exchange rate moved.</Trans>;
}

function ChangedPart({ name, before, now }: Record<'name' | 'before' | 'now', ReactNode>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <s>{before}</s> → <strong>{now}</strong>
      </dd>
    </div>
  );
}

/** Said before anything is cleared: which data of whom. */
function ClearedList({ cleared, values }: { cleared: readonly Clearing[]; values: BookingValues }) {
  const titleOf = usePassengerTitle(values.passengers);
  const { comma, colon } = useFormat();
  return (
    <div className={styles.cleared}>
      <p>
        <Trans>If you accept, these details are cleared and must be typed again:</Trans>
      </p>
      <ul className={styles.list}>
        {cleared.map(({ passenger, what }) => (
          <li key={passenger}>
            {titleOf(passenger).name}
            {colon}
            {what.includes('document') ? <Trans>document type, number, expiry and issuing place</Trans> : null}
            {what.length > 1 ? comma : null}
            {what.includes('nationality') ? <Trans>nationality</Trans> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
