import { useLingui } from '@lingui/react/macro';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Facts } from '../../ui/Facts.tsx';
import { SourceLine } from './SourceLine.tsx';

interface OwnTermProps {
  /** The control; of several, the one that says whether there is anything. */
  name: string;
  children: ReactNode;
  /** What else there is to know of where the value comes from. */
  note?: ReactNode;
}

/** An empty text, or an amount of nothing. */
const isNothing = (value: unknown) => typeof value === 'string' && Number(value) === 0;

/** A field that every agency has of its own: it says that nothing of it comes from the company above. */
export function OwnTerm({ name, children, note }: OwnTermProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<object>();
  const isSet = !isNothing(getIn(values, name));
  return (
    <SourceLine name={name} words={<Facts parts={[isSet ? t`Set here` : null, note]} />}>
      {children}
    </SourceLine>
  );
}
