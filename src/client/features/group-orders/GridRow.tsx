import { useLingui } from '@lingui/react/macro';
import { getIn } from 'formik';
import { trashOutline } from 'ionicons/icons';
import { type KeyboardEvent, memo, type Ref } from 'react';
import { useFieldLabel } from '../../booking/use-field-label.ts';
import { listErrors } from '../../form/error-list.ts';
import { describedBy, errorId, fieldId } from '../../form/field-ids.ts';
import { typedInput } from '../../form/typed-input.ts';
import { Icon } from '../../ui/Icon.tsx';
import { GRID_COLUMNS, GRID_TEMPLATE, type GridColumn } from './grid-columns.ts';
import styles from './ListEditor.module.css';
import type { ListPassenger } from './list-values.ts';

export interface GridActions {
  set: (index: number, column: GridColumn, text: string) => void;
  /** Called on blur. */
  leave: (index: number, column: GridColumn) => void;
  key: (event: KeyboardEvent, index: number, column: GridColumn) => void;
  remove: (index: number) => void;
}

interface GridRowProps {
  ref: Ref<HTMLDivElement>;
  index: number;
  start: number;
  passenger: ListPassenger;
  /** The passenger's errors, and which fields were touched; all errors show once the list was sent. */
  faults: unknown;
  touched: unknown;
  isSent: boolean;
  isOnly: boolean;
  actions: GridActions;
}

/** A passenger as a row of the grid, with its errors below. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { ref, index, start, passenger, faults, touched, isSent, isOnly, actions } = props;
  const { t } = useLingui();
  const nameOf = useColumnName();
  const at = `passengers[${index}]`;
  const number = index + 1;
  const shown = listErrors(faults).filter(([path]) => isSent || Boolean(getIn(touched, path)));
  return (
    <div
      ref={ref}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div className={styles.cells} role="presentation" style={{ gridTemplateColumns: GRID_TEMPLATE }}>
        <div role="rowheader" className={`num ${styles.head}`}>
          {number}
        </div>
        {GRID_COLUMNS.map((column) => {
          const error = shown.find(([path]) => path === column.path)?.[1];
          return (
            <div key={column.path} role="cell" className={styles.cell} data-bad={error !== undefined}>
              <Cell {...{ index, column, passenger, actions, error }} label={`${nameOf(column)} ${number}`} />
            </div>
          );
        })}
        <div role="cell" className={styles.cell}>
          <button
            type="button"
            className={styles.remove}
            aria-label={t`Remove passenger ${number}`}
            disabled={isOnly}
            onClick={() => actions.remove(index)}
          >
            <Icon icon={trashOutline} />
          </button>
        </div>
      </div>
      {shown.length > 0 ? (
        <div role="cell" className={styles.faults}>
          {shown.map(([path, message]) => (
            <span key={path} id={errorId(`${at}.${path}`)}>
              {`${nameOf({ path })}: ${message}`}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
});

/** The column's label, for its header and every cell. */
export function useColumnName(): (column: Pick<GridColumn, 'path'>) => string {
  const { t } = useLingui();
  const labelOf = useFieldLabel();
  return ({ path }) => (path === 'type' ? t`Passenger type` : (labelOf(path) ?? path));
}

interface CellProps extends Pick<GridRowProps, 'index' | 'passenger' | 'actions'> {
  column: GridColumn;
  label: string;
  error: string | undefined;
}

function Cell({ index, column, passenger, actions, label, error }: CellProps) {
  const { i18n } = useLingui();
  const { path, options, isOpen, transform, maxLength } = column;
  const name = `passengers[${index}].${path}`;
  const found: unknown = getIn(passenger, path);
  const common = {
    id: fieldId(name),
    name,
    value: typeof found === 'string' ? found : '',
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(name, error, null),
    onBlur: () => actions.leave(index, column),
    onKeyDown: (event: KeyboardEvent) => actions.key(event, index, column),
  };
  if (options)
    return (
      <select {...common} onChange={({ target }) => actions.set(index, column, target.value)}>
        {isOpen ? <option value="">–</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {i18n._(option.label)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...common}
      maxLength={maxLength}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      placeholder={path === 'document.number' ? passenger.known?.number : undefined}
      {...typedInput(transform, (text) => actions.set(index, column, text))}
    />
  );
}
