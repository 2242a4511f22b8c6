import { useLingui } from '@lingui/react/macro';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Facts } from '../../ui/Facts.tsx';
import { SourceLine } from './SourceLine.tsx';

interface NonInheritedFieldProps {
  /** The control; of several, the one that decides whether a value is set. */
  name: string;
  children: ReactNode;
  /** Further notes on the source of the value. */
  note?: ReactNode;
}

/** Empty, or a zero amount. */
const isNothing = (value: unknown) => typeof value === 'string' && Number(value) === 0;

/** A field that is never inherited: it says that its value does not come from the company above. */
export function NonInheritedField({ name, children, note }: NonInheritedFieldProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<object>();
  const isSet = !isNothing(getIn(values, name));
  return (
    <SourceLine name={name} words={<Facts parts={[isSet ? t`Set here` : null, note]} />}>
      {children}
    </SourceLine>
  );
}
