import { Trans, useLingui } from '@lingui/react/macro';
import { getIn, useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { FieldSources } from '../../../form/field-source.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { BookingValues } from '../booking-values.ts';
import { type FilledField, fillPassengers, type ReadField, undoFill } from './fill-passengers.ts';
import styles from './PassengerPaste.module.css';

/** Where a fill's values came from, in the agent's words. */
export interface FillSource {
  /** Above the fields, with the way back. */
  note: string;
  /** Under each field; `fields` has other words for single ones, by their path in the passenger. */
  field: string;
  fields?: Readonly<Record<string, string>>;
  /** The traveller it is of. */
  traveller?: string;
}

export interface Pick {
  target: number;
  fields: readonly ReadField[];
}

interface Fill {
  source: FillSource;
  filled: readonly FilledField[];
}

interface Fills {
  fill: (picks: readonly Pick[], source: FillSource) => void;
  /** Travellers whose details stand in the form. */
  chosen: ReadonlySet<string>;
}

const FillsContext = createContext<Fills | null>(null);

/** Fills passengers by machine: from text, from kept travellers. For what stands below PassengerFills. */
export function usePassengerFills(): Fills {
  const fills = useContext(FillsContext);
  if (!fills) throw new Error('usePassengerFills needs PassengerFills above it');
  return fills;
}

const stands = (values: BookingValues, { path, after }: FilledField) => getIn(values, path) === after;

/** Remembers what a machine filled in: each field says where it came from, and each fill can be undone. */
export function PassengerFills({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { values, setValues, setFieldTouched, validateForm } = useFormikContext<BookingValues>();
  const [fills, setFills] = useState<readonly Fill[]>([]);
  const sources = useMemo(() => {
    const wordsOf = ({ field, fields }: FillSource, path: string) => fields?.[path.replace(/^[^.]*\./, '')] ?? field;
    const standing = fills.flatMap(({ source, filled }) =>
      filled.filter((one) => stands(values, one)).map(({ path }): [string, string] => [path, wordsOf(source, path)]),
    );
    return new Map(standing);
  }, [fills, values]);
  const change = (next: BookingValues, fields: readonly FilledField[], isTouched: boolean) => {
    void setValues(next, false);
    for (const { path } of fields) void setFieldTouched(path, isTouched, false);
    void validateForm(next);
  };
  const fill = (picks: readonly Pick[], source: FillSource) => {
    const { values: next, filled } = fillPassengers(values, picks);
    change(next, filled, true);
    setFills((before) => [...before, { source, filled }]);
    announce(t`Passenger details filled in. Please check them.`);
  };
  const undo = (one: Fill) => {
    change(undoFill(values, one.filled), one.filled, false);
    setFills((before) => before.filter((other) => other !== one));
    announce(t`Undone`);
  };
  const chosen = new Set(
    fills.flatMap(({ source, filled }) =>
      source.traveller !== undefined && filled.some((one) => stands(values, one)) ? [source.traveller] : [],
    ),
  );
  return (
    <FillsContext value={{ fill, chosen }}>
      <FieldSources value={sources}>
        {fills.map((one) => (
          <p key={one.filled.map(({ path, after }) => `${path}=${after}`).join()} className={styles.note}>
            {one.source.note}
            <Button kind="plain" size="small" onPress={() => undo(one)}>
              <Trans>Undo</Trans>
            </Button>
          </p>
        ))}
        {children}
      </FieldSources>
    </FillsContext>
  );
}
