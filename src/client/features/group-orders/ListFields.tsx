import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { DOCUMENT_TYPES } from '../../../contract/passenger-terms.ts';
import { ClearFixedErrors } from '../../booking/ClearFixedErrors.tsx';
import { PassengerStep } from '../../booking/PassengerStep.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Note } from '../../ui/Note.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { useWidth } from '../../ui/width.ts';
import styles from './GroupDetail.module.css';
import { ListFaults } from './ListFaults.tsx';
import { ListSheetCard } from './ListSheetCard.tsx';
import { ListStepper } from './ListStepper.tsx';
import { fillsPlace } from './list-fills.ts';
import { type ListValues, listContext, listNow, listOf } from './list-values.ts';
import { useListReading } from './use-list-reading.ts';

const ListGrid = lazyPart(async () => (await import('./ListGrid.tsx')).ListGrid, { isAskedFor: true });

/** All passengers of the group: imported from a sheet, in a grid where there is room, else one by one. */
export function ListFields({ order }: { order: GroupOrder }) {
  /** A new object each time somebody is to be shown. */
  const [shown, setShown] = useState({ index: 0 });
  const show = (index: number) => setShown({ index });
  const [place] = useState(() => fillsPlace(order.id));
  const [trip] = useState(() => listContext(order, new Date(serverNow())));
  const reading = useListReading(order, show);
  const isDesktop = useWidth() === 'desktop';
  return (
    <form className={styles.detail} noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <ClearFixedErrors refused={null} />
      <NewerList order={order} />
      <ListSheetCard order={order} reading={reading} />
      <ListFaults after={shown.index} onShow={show} />
      {isDesktop ? (
        <ListGrid order={order} shown={shown} onShow={show} onRows={reading.readRows} />
      ) : (
        <PassengerStep
          product="group"
          place={place}
          trip={trip}
          accepted={DOCUMENT_TYPES}
          carriers={order.airline ? [order.airline] : []}
          active={shown.index}
          onActive={show}
          stepper={<ListStepper order={order} active={shown.index} onActive={show} />}
        />
      )}
    </form>
  );
}

/** Says that a newer list was submitted than the one this draft is based on, and offers it. */
function NewerList({ order }: { order: GroupOrder }) {
  const { values, setValues } = useFormikContext<ListValues>();
  if (values.replaces === listNow(order)) return null;
  return (
    <Note tone="warning" isAlert>
      <span>
        <Trans>Another list was submitted after you started this one.</Trans>
      </span>
      <Button kind="plain" size="small" onPress={() => void setValues(listOf(order), false)}>
        <Trans>Use that list</Trans>
      </Button>
    </Note>
  );
}
