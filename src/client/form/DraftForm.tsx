import { Formik, type FormikConfig, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../api/call.ts';
import { draftAt, setDraft, textOfValue, useDraftAt } from '../offline/drafts/draft-values.ts';
import { newestAnswer } from './newest-answer.ts';
import { readLike } from './read-like.ts';

interface DraftFormProps<V extends object>
  extends Pick<FormikConfig<V>, 'initialValues' | 'validate' | 'validateOnChange' | 'enableReinitialize' | 'children'> {
  /** Where what is typed is kept, by what the form is about: opening it again goes on with it. */
  place: string;
  /** What is kept of the values, where that is not all of them or more; undefined for nothing. */
  keep?: (values: V) => unknown;
  /** The values of what was kept; null when there are none in it. */
  read?: (kept: unknown) => V | null;
  /** Answers whether the form is done with: nothing is kept of it any more. What it sends goes out with `options`. */
  onSubmit: (values: V, helpers: FormikHelpers<V>, options: CallOptions) => Promise<boolean> | boolean;
}

/** A form whose every key is kept until it is done with, over reloads and in every window. All forms with a submit are one. */
export function DraftForm<V extends object>(props: DraftFormProps<V>) {
  const { place, initialValues, keep = (values: V) => values, validate, onSubmit, children, ...formik } = props;
  const { read = (kept: unknown) => readLike(initialValues, kept) } = props;
  const [opened] = useState(() => read(draftAt(place)?.value) ?? initialValues);
  // Formik begins anew with other initial values: they are others only once the form is about something else.
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

/** Hands every key to the draft, and what other windows typed to the form. */
function KeepDraft<V extends object>({ place, untouched, keep, read }: KeepDraftProps<V>) {
  const { values, setValues } = useFormikContext<V>();
  const held = useDraftAt(place)?.value;
  const nothing = textOfValue(keep(untouched));
  const typed = textOfValue(keep(values));
  const kept = held === undefined ? nothing : textOfValue(held);
  /** What form and draft last agreed on. */
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
