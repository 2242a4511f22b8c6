import { Trans, useLingui } from '@lingui/react/macro';
import { getIn, useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import type { TermField } from '../../../contract/agency-terms.ts';
import { fieldId } from '../../form/field-ids.ts';
import { Button } from '../../ui/Button.tsx';
import { type Inheriting, isInherited, pathOf, withInherited } from './inherited-values.ts';
import { SourceLine } from './SourceLine.tsx';

/** The source of the open form's terms, and the company above's values where nothing was agreed, by form path. */
export const TermsAbove = createContext<{ origins: Agency['origins']; above: object }>({ origins: [], above: {} });

/**
 * The hint of a switch that holds for the agency, whatever stands here, where it holds for the company above.
 * @param held how it then stands; undefined for a switch of which each company has its own.
 */
export function useHintWithAbove(name: string, hint: string, held: boolean | undefined): string {
  const { t } = useLingui();
  const { above } = useContext(TermsAbove);
  if (held === undefined || getIn(above, name) !== held) return hint;
  return held
    ? `${hint} ${t`Switched on for the company above, and therefore here too.`}`
    : `${hint} ${t`Switched off for the company above, and therefore here too.`}`;
}

interface InheritedProps {
  field: TermField;
  /** The field's label. */
  label: string;
  children: ReactNode;
}

/** A field that shows the source of its value and can be reset to inherit it. */
export function Inherited({ field, label, children }: InheritedProps) {
  const { t } = useLingui();
  const { origins, above } = useContext(TermsAbove);
  const { values, setFieldValue } = useFormikContext<Inheriting>();
  const from = origins.find((origin) => origin.field === field)?.from ?? '';
  const goBack = () => {
    void setFieldValue(pathOf(field), getIn(above, pathOf(field)));
    void setFieldValue('inherits', withInherited(values, field));
    // The pressed button unmounts.
    document.getElementById(fieldId(pathOf(field)))?.focus();
  };
  const isAbove = isInherited(values, above, field);
  return (
    <SourceLine
      name={pathOf(field)}
      words={
        isAbove ? from ? <Trans context="setting">From {from}</Trans> : <Trans>Default</Trans> : <Trans>Set here</Trans>
      }
      end={
        isAbove ? null : (
          <Button
            kind="plain"
            size="small"
            label={from ? t`Use the setting of ${from}: ${label}` : t`Back to the default: ${label}`}
            onPress={goBack}
          >
            {from ? <Trans>Use the setting of {from}</Trans> : <Trans>Back to the default</Trans>}
          </Button>
        )
      }
    >
      {children}
    </SourceLine>
  );
}
