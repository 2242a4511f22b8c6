import { useLingui } from '@lingui/react/macro';
import { REFERENCE_LENGTH } from '../../contract/limits.ts';
import { TextField } from './TextField.tsx';

/** The agency's own booking reference, in any letters of its system. */
export function ReferenceField() {
  const { t } = useLingui();
  return (
    <TextField
      name="referenceId"
      label={t`Reference ID`}
      hint={t`Your own number for this booking, if you have one.`}
      autoCapitalize="none"
      autoComplete="off"
      maxLength={REFERENCE_LENGTH}
    />
  );
}
