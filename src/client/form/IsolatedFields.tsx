import { useLingui } from '@lingui/react/macro';
import { type FormikContextType, FormikProvider, getIn, useFormikContext } from 'formik';
import { memo, type ReactNode } from 'react';

interface IsolatedFieldsProps {
  /** Paths of the values that the fields inside show; they may name a field or a whole record. */
  paths: readonly string[];
  /** What else the fields inside depend on, e.g. options that come by props. */
  on?: readonly unknown[];
  children: ReactNode;
}

/**
 * Spares its fields re-rendering while other fields of the form change: formik's context changes with every keystroke, so without this a
 * long form renders all of its fields each time.
 */
export function IsolatedFields({ paths, on = [], children }: IsolatedFieldsProps) {
  const { i18n } = useLingui();
  const form = useFormikContext<object>();
  const { values, errors, touched, submitCount } = form;
  const parts: unknown[] = paths.flatMap((path) => [getIn(values, path), getIn(errors, path), getIn(touched, path)]);
  return (
    <Frozen signature={[i18n.locale, submitCount, ...parts, ...on]} form={form}>
      {children}
    </Frozen>
  );
}

interface FrozenProps {
  signature: readonly unknown[];
  form: FormikContextType<object>;
  children: ReactNode;
}

const Frozen = memo(
  function Frozen({ form, children }: FrozenProps) {
    return <FormikProvider value={form}>{children}</FormikProvider>;
  },
  (before, after) =>
    before.signature.length === after.signature.length &&
    before.signature.every((part, i) => Object.is(part, after.signature[i])),
);
