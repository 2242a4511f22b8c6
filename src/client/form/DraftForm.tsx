import { Formik, type FormikConfig, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../api/call.ts';
import { draftAt, setDraft, textOfValue, useDraftAt } from '../offline/drafts/draft-values.ts';
import { newestAnswer } from './newest-answer.ts';
import { readLike } from './read-like.ts';

interface DraftFormProps<V extends object>
  extends Pick<FormikConfig<V>, 'initialValues' | 'validate' | 'validateOnChange' | 'enableReinitialize' | 'children'> {
  /** Where input is stored, named by the form's subject: reopening the form restores it. */
  place: string;
  /** The part to store, if that differs from the values; undefined for nothing. */
  keep?: (values: V) => unknown;
  /** The values of a stored part; null when it has none. */
  read?: (kept: unknown) => V | null;
  /** Returns whether the form is done: its draft is then deleted. Calls it sends take `options`. */
  onSubmit: (values: V, helpers: FormikHelpers<V>, options: CallOptions) => Promise<boolean> | boolean;
}

/** A form that saves every keystroke until it is done, over reloads and in every window. Every form with a submit is one. */
export function DraftForm<V extends object>(props: DraftFormProps<V>) {
  const { place, initialValues, keep = (values: V) => values, validate, onSubmit, children, ...formik } = props;
  const { read = (kept: unknown) => readLike(initialValues, kept) } = props;
  const [opened] = useState(() => read(draftAt(place)?.value) ?? initialValues);
  // Formik resets on other initial values: they only differ once the form is about something else.
  const [first] = useState(() => textOfValue(initialValues));
  const [newest] = useState(() => newestAnswer<ReturnType<NonNullable<typeof validate>>>());
  return (
    <Formik<V>
      {...formik}
      {...(validate ? { validate: (values: V) => newest(() => validate(values)) } : {})}
      initialValues={textOfValue(initialValues) === first ? opened : initialValues}
      onSubmit={async (values, helpers) => {
        if (await onSubmit(values, helpers, { keptAt: place })) setDraft(place, undefined);
      }}
    >
      {(form) => (
        <>
          <KeepDraft place={place} untouched={initialValues} keep={keep} read={read} />
          {typeof children === 'function' ? children(form) : children}
        </>
      )}
    </Formik>
  );
}

interface KeepDraftProps<V> {
  place: string;
  untouched: V;
  keep: (values: V) => unknown;
  read: (kept: unknown) => V | null;
}

/** Saves every keystroke, and applies other windows' input to the form. */
function KeepDraft<V extends object>({ place, untouched, keep, read }: KeepDraftProps<V>) {
  const { values, setValues } = useFormikContext<V>();
  const held = useDraftAt(place)?.value;
  const nothing = textOfValue(keep(untouched));
  const typed = textOfValue(keep(values));
  const kept = held === undefined ? nothing : textOfValue(held);
  /** The last value common to both. */
  const agreed = useRef(typed);
  const latest = useRef({ keep, read, untouched, values, held });
  useEffect(() => {
    latest.current = { keep, read, untouched, values, held };
  });
  useEffect(() => {
    if (typed === agreed.current) return;
    agreed.current = typed;
    setDraft(place, typed === nothing ? undefined : latest.current.keep(latest.current.values));
  }, [typed, nothing, place]);
  useEffect(() => {
    if (kept === agreed.current) return;
    const next =
      latest.current.held === undefined ? latest.current.untouched : latest.current.read(latest.current.held);
    agreed.current = kept;
    if (next) void setValues(next, false);
  }, [kept, setValues]);
  return null;
}
