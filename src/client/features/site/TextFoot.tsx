import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../ui/format.ts';

interface TextFootProps {
  /** Whose text it is and how they are reached. */
  operator: ReactNode;
  /** The day on which the text was last changed, YYYY-MM-DD. */
  changed: string;
}

/** What stands below a text of the site. */
export function TextFoot({ operator, changed }: TextFootProps) {
  const { t } = useLingui();
  const day = useFormat().date(changed, 'plain');
  return (
    <>
      <h2>{t`Who runs this site`}</h2>
      {operator}
      <p>
        <Trans>This text is of {day}.</Trans>
      </p>
    </>
  );
}
