import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../ui/format.ts';

interface TextFootProps {
  /** The text's operator and contact. */
  operator: ReactNode;
  /** The date of the last change, YYYY-MM-DD. */
  changed: string;
}

/** The footer of a site's text. */
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
