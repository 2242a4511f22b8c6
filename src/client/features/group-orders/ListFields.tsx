import { useState } from 'react';
import { DOCUMENT_TYPES } from '../../../contract/flight-terms.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { createStore } from '../../api/store.ts';
import { BookingErrors } from '../../booking/BookingErrors.tsx';
import type { FillsPlace } from '../../booking/booking-place.ts';
import { ClearFixedErrors } from '../../booking/ClearFixedErrors.tsx';
import { PassengerStep } from '../../booking/PassengerStep.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import styles from './GroupDetail.module.css';
import { ListSheetCard } from './ListSheetCard.tsx';
import { listContext, listPlace } from './list-values.ts';

/** What was filled in by machine is marked for as long as the list is open. */
function fillsPlace(id: string): FillsPlace {
  const held = createStore<ReturnType<FillsPlace['held']['get']>>({ fills: [], pasted: '' });
  return { session: { id }, held, change: (next) => held.set({ ...held.get(), ...next }) };
}

/** Everybody of the group: from a sheet all at once, or one by one. */
export function ListFields({ order }: { order: GroupOrder }) {
  const [active, setActive] = useState(0);
  const [place] = useState(() => fillsPlace(listPlace(order.id)));
  const [trip] = useState(() => listContext(order, new Date(serverNow())));
  return (
    <form className={styles.detail} noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <ClearFixedErrors refused={null} />
      <BookingErrors onPassenger={setActive} />
      <ListSheetCard order={order} onRead={() => setActive(0)} />
      <PassengerStep
        place={place}
        trip={trip}
        accepted={DOCUMENT_TYPES}
        carriers={order.airline ? [order.airline] : []}
        active={active}
        onActive={setActive}
      />
    </form>
  );
}
