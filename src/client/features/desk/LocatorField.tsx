import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../form/TextField.tsx';

/** The airline's PNR. */
export function LocatorField({ required = false }: { required?: boolean }) {
  const { t } = useLingui();
  return (
    <TextField
      name="pnr"
      label={t`PNR`}
      transform="code"
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={8}
      required={required}
    />
  );
}
