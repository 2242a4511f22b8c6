import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { accountOf, useSession, useSettlement } from '../../../api/session.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { type KnownPrice, knownPrices, priceRoute } from '../prices/known-prices.ts';
import { type SearchDraft, searchOfDraft, withDate } from '../search/draft.ts';
import styles from './DatesField.module.css';
import { FieldButton } from './FieldButton.tsx';
import type { FormPart } from './form-part.ts';

/** The calendar's code loads on the first press. */
const DateSheet = lazyPart(async () => (await import('./DateSheet.tsx')).DateSheet, { isAskedFor: true });
const DatePopover = lazyPart(async () => (await import('./DatePopover.tsx')).DatePopover, { isAskedFor: true });

/** A leg's departure, and the return where there is one; both open the same calendar. */
export function DatesField({ draft, onDraft, look, errorAt, index }: FormPart & { index: number }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'date' | 'return' | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  if (open && !wasOpen) setWasOpen(true);
  const prices = useKnownPrices(draft, index);
  const format = useFormat();
  const leg = draft.legs[index];
  if (!leg) return null;
  const isReturn = draft.bookingType === 'return';
  const price = prices.get(leg.date);
  const choice = {
    startAt: open ?? 'date',
    date: leg.date,
    returnDate: isReturn ? draft.returnDate : null,
    earliest: index > 0 ? (draft.legs[index - 1]?.date ?? '') : '',
    prices,
    onChange: (date: string, returnDate: string | null) => {
      const next = withDate(draft, index, date);
      onDraft(isReturn ? { ...next, returnDate: returnDate ?? next.returnDate } : next);
    },
  };
  const press = (end: 'date' | 'return') => setOpen(look === 'bar' && open === end ? null : end);
  const shut = (isDone: boolean) => {
    if (isDone) fields.current?.querySelectorAll('button')[open === 'return' ? 1 : 0]?.focus();
    setOpen(null);
  };
  return (
    <div ref={fields} className={styles.dates} data-return={isReturn}>
      <FieldButton
        look={look}
        label={t`Departure`}
        value={leg.date ? format.date(leg.date, 'near') : t`Choose a date`}
        note={price && look === 'page' ? <PriceNote price={price} /> : undefined}
        noteTone="good"
        error={errorAt(`legs[${index}].date`)}
        isOpen={open === 'date'}
        onPress={() => press('date')}
      />
      {isReturn ? (
        <FieldButton
          look={look}
          label={t({ message: 'Return', context: 'date of return' })}
          value={draft.returnDate ? format.date(draft.returnDate, 'near') : t`Choose a date`}
          error={errorAt('returnDate')}
          isOpen={open === 'return'}
          onPress={() => press('return')}
        />
      ) : null}
      {look === 'bar' && open ? <DatePopover key={open} {...choice} around={fields} onClose={shut} /> : null}
      {look === 'page' && wasOpen ? <DateSheet {...choice} open={open !== null} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

function PriceNote({ price }: { price: KnownPrice }) {
  const format = useFormat();
  const amount = format.money(useClientPrices().shown(price.money));
  return price.stops === 0 ? <Trans>from {amount} · non-stop</Trans> : <Trans>from {amount}</Trans>;
}

/** Known prices of a leg's departure days, from searches on this device. */
function useKnownPrices(draft: SearchDraft, index: number): ReadonlyMap<string, KnownPrice> {
  const account = accountOf(useSession());
  const settlement = useSettlement();
  const { converted } = useFormat();
  const [now] = useState(Date.now);
  const route = useMemo(() => {
    const leg = draft.legs[index];
    if (!leg) return null;
    if (draft.bookingType !== 'multicity') return priceRoute(searchOfDraft(draft), settlement);
    return priceRoute({ ...searchOfDraft(draft), bookingType: 'oneway', journeys: [leg] }, settlement);
  }, [draft, index, settlement]);
  return useMemo(() => knownPrices(account, route, { now, inDisplay: converted }), [account, route, now, converted]);
}
