import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useStore } from '../../api/store.ts';
import { type FieldSource, FieldSources } from '../../form/field-source.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Note } from '../../ui/Note.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import type { FillsPlace } from '../booking-place.ts';
import type { PartyValues } from '../party-values.ts';
import { usePassengerTitle } from '../use-passenger-title.ts';
import { type FilledField, fillPassengers, type Pick, undoFill } from './fill-passengers.ts';
import { type Fill, type FillSource, ownFields, passengersOf, withoutFill } from './fills.ts';
import { useFillWords } from './use-fill-words.ts';

interface Fills {
  fill: (picks: readonly Pick[], source: FillSource) => void;
  /** Travellers whose details are in the form. */
  chosen: ReadonlySet<string>;
}

const FillsContext = createContext<Fills | null>(null);

/** Fills passengers from text or from saved travellers. For children of PassengerFills. */
export function usePassengerFills(): Fills {
  const fills = useContext(FillsContext);
  if (!fills) throw new Error('usePassengerFills needs PassengerFills above it');
  return fills;
}

const isSameSource = (before: FieldSource | undefined, after: FieldSource) =>
  before?.words === after.words && before.isDoubtful === after.isDoubtful && before.isQuiet === after.isQuiet;

const isSameMap = (before: ReadonlyMap<string, FieldSource>, after: ReadonlyMap<string, FieldSource>) =>
  before.size === after.size && [...after].every(([path, source]) => isSameSource(before.get(path), source));

const isSameSet = (before: ReadonlySet<string>, after: ReadonlySet<string>) =>
  before.size === after.size && [...after].every((one) => before.has(one));

/** Records what a machine filled into this draft: each field shows its source, and each fill can be undone. */
export function PassengerFills({ place, children }: { place: FillsPlace; children: ReactNode }) {
  const { t } = useLingui();
  const { noteOf, fieldOf } = useFillWords();
  const { comma } = useFormat();
  const { values, setValues, setFieldTouched, validateForm } = useFormikContext<PartyValues>();
  const { fills } = useStore(place.held);
  const setFills = (next: readonly Fill[]) => place.change({ fills: next });
  const own = useMemo(() => ownFields(values, fills), [fills, values]);
  const ownOf = (one: Fill) => own.get(one) ?? [];
  const standing = fills.filter((one) => ownOf(one).length > 0);
  const found = new Map(
    standing.flatMap((one) => ownOf(one).map(({ path }) => [path, fieldOf(one.source, path)] as const)),
  );
  const sources = useUnchanged(found, isSameMap);
  const change = async (next: PartyValues, fields: readonly FilledField[], isTouched: boolean) => {
    void setValues(next, false);
    await validateForm(next);
    for (const { path } of fields) void setFieldTouched(path, isTouched, false);
  };
  const fill = useLatest((picks: readonly Pick[], source: FillSource) => {
    const earlier = fills.flatMap(({ filled }) => filled);
    const { values: next, filled, cleared } = fillPassengers(values, picks, earlier);
    void change(next, filled, true);
    if (filled.length > 0) setFills([...fills, { id: crypto.randomUUID(), source, filled, cleared }]);
    announce(t`Passenger details filled in. Please check them.`);
  });
  const undo = (one: Fill) => {
    const fields = [...one.cleared, ...ownOf(one)];
    void change(undoFill(values, fields), fields, false);
    setFills(withoutFill(fills, one));
    announce(t`Undone`);
  };
  const titleOf = usePassengerTitle(values.passengers);
  const whoseOf = (one: Fill) =>
    passengersOf(ownOf(one))
      .map((index) => titleOf(index).name)
      .join(comma);
  const chosen = useUnchanged(new Set(standing.flatMap(({ source }) => source.traveller ?? [])), isSameSet);
  const shared = useMemo(() => ({ fill, chosen }), [fill, chosen]);
  return (
    <FillsContext value={shared}>
      <FieldSources value={sources}>
        {standing
          .filter(({ source }) => noteOf(source) !== null)
          .map((one) => (
            <Note key={one.id} tone="info">
              <span>
                {values.passengers.length > 1 ? <b>{whoseOf(one)} · </b> : null}
                {noteOf(one.source)}
              </span>
              <Button kind="plain" size="small" onPress={() => undo(one)}>
                <Trans>Undo</Trans>
              </Button>
            </Note>
          ))}
        {children}
      </FieldSources>
    </FillsContext>
  );
}

/** The previous render's value while `isSame` considers the new one equal: dependents are then not rendered again. */
function useUnchanged<T>(next: T, isSame: (before: T, after: T) => boolean): T {
  const [kept, setKept] = useState(next);
  if (isSame(kept, next)) return kept;
  setKept(next);
  return next;
}
