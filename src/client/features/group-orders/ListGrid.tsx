import { Trans, useLingui } from '@lingui/react/macro';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { getIn, useFormikContext } from 'formik';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { LAST_SHORT_YEAR } from '../../../contract/dates.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { typedDate } from '../../../contract/typed-dates.ts';
import { afterPress } from '../../form/after-press.ts';
import { focusDrawnField } from '../../form/focus-field.ts';
import { leaveField } from '../../form/leave-field.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { type GridActions, GridRow, useColumnName } from './GridRow.tsx';
import { GRID_COLUMNS, GRID_TEMPLATE, type GridColumn } from './grid-columns.ts';
import styles from './ListEditor.module.css';
import { isRows, withRow } from './list-rows.ts';
import type { ListPassenger, ListValues } from './list-values.ts';

const ROW_PX = 41;
/** Rows drawn beyond what is seen: Tab and Enter go on into them. */
const SPARE_ROWS = 6;

interface ListGridProps {
  order: GroupOrder;
  shown: { index: number };
  onShow: (index: number) => void;
  /** Imports pasted spreadsheet rows. */
  onRows: (text: string) => Promise<boolean>;
}

/** All passengers of the group as an editable table. Rows copied from a spreadsheet can be pasted anywhere in it. */
export function ListGrid({ order, shown, onShow, onRows }: ListGridProps) {
  const { t } = useLingui();
  const { values, errors, touched, submitCount, setFieldValue } = useFormikContext<ListValues>();
  const { passengers } = values;
  const host = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: passengers.length,
    getScrollElement: () => host.current,
    estimateSize: () => ROW_PX,
    overscan: SPARE_ROWS,
  });
  const actions = useGridActions(rows, passengers);
  useEffect(() => rows.scrollToIndex(shown.index), [rows, shown]);
  const add = () => {
    void setFieldValue('passengers', withRow(passengers, order.party), false);
    onShow(passengers.length);
  };
  return (
    <Card title={t`Passengers`}>
      <div
        ref={host}
        className={styles.host}
        role="table"
        aria-label={t`Passengers`}
        aria-rowcount={passengers.length + 1}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isRows(text)) return;
          event.preventDefault();
          void onRows(text);
        }}
      >
        <GridHead />
        <div role="rowgroup" className={styles.body} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const passenger = passengers[index];
            return passenger ? (
              <GridRow
                key={key}
                ref={rows.measureElement}
                faults={getIn(errors, `passengers[${index}]`)}
                touched={getIn(touched, `passengers[${index}]`)}
                isSent={submitCount > 0}
                isOnly={passengers.length === 1}
                {...{ index, start, passenger, actions }}
              />
            ) : null;
          })}
        </div>
      </div>
      <Button kind="plain" size="small" onPress={add}>
        <Trans>Add a passenger</Trans>
      </Button>
    </Card>
  );
}

function GridHead() {
  const nameOf = useColumnName();
  return (
    <div role="rowgroup" className={styles.titles}>
      <div role="row" aria-rowindex={1} className={styles.cells} style={{ gridTemplateColumns: GRID_TEMPLATE }}>
        <div role="columnheader" className={styles.head}>
          #
        </div>
        {GRID_COLUMNS.map((column) => (
          <div key={column.path} role="columnheader" className={styles.title}>
            {nameOf(column)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** An unambiguous typed date, in the form's format. */
function dateOf(text: string, when: NonNullable<GridColumn['date']>): string {
  return typedDate(text, when === 'ahead' ? LAST_SHORT_YEAR : new Date().getFullYear()) ?? text;
}

/** The cell handlers; stable for the grid's lifetime, so that a keystroke renders only its own row. */
function useGridActions(rows: Virtualizer<HTMLDivElement, Element>, passengers: readonly ListPassenger[]): GridActions {
  const { setFieldValue, setFieldTouched, validateForm } = useFormikContext<ListValues>();
  const nameOf = (index: number, { path }: GridColumn) => `passengers[${index}].${path}`;
  const set = useLatest((index: number, column: GridColumn, text: string) => {
    void setFieldValue(nameOf(index, column), text, false);
  });
  const leave = useLatest((index: number, column: GridColumn) => {
    const name = nameOf(index, column);
    const typed: unknown = getIn(passengers[index], column.path);
    if (column.date && typeof typed === 'string') {
      const date = dateOf(typed, column.date);
      if (date !== typed) void setFieldValue(name, date, false);
    }
    afterPress(() => void leaveField({ setFieldTouched, validateForm }, name));
  });
  const key = useLatest((event: KeyboardEvent, index: number, column: GridColumn) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const next = index + (event.shiftKey ? -1 : 1);
    if (next < 0 || next >= passengers.length) return;
    rows.scrollToIndex(next);
    focusDrawnField(nameOf(next, column));
  });
  const remove = useLatest((index: number) => {
    void setFieldValue('passengers', passengers.toSpliced(index, 1), false);
  });
  return useMemo(() => ({ set, leave, key, remove }), [set, leave, key, remove]);
}
