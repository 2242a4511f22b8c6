import { Trans, useLingui } from '@lingui/react/macro';
import styles from './NameField.module.css';
import { needsDocument, suggestNames } from './name-suggestion.ts';
import { TextField } from './TextField.tsx';
import { useFormField } from './use-form-field.ts';
import { useHanReader } from './use-han-reader.ts';

interface NameFieldProps {
  name: string;
  part: 'surname' | 'givenName';
}

/** A name as in the document's machine-readable line. Another spelling is offered, never put in unasked. */
export function NameField({ name, part }: NameFieldProps) {
  const { t } = useLingui();
  const field = useFormField(name);
  const { value: nationality } = useFormField(name.replace(/(?:surname|givenName)$/, 'nationality'));
  const isForeign = needsDocument(field.value);
  // Other places than the mainland write their names by other sounds.
  const isMandarin = isForeign && (nationality === '' || nationality === 'CN');
  const reader = useHanReader(isMandarin);
  const read = isMandarin ? reader?.readHanPart(part, field.value.trim()) : null;
  const ways = read ? [read] : suggestNames(part, field.value, nationality);
  return (
    <TextField
      name={name}
      label={part === 'surname' ? t`Family name` : t`Given names`}
      transform="upper"
      autoCapitalize="characters"
      autoComplete="off"
      inputMode="text"
      maxLength={60}
      required
      hint={
        ways.length > 0 ? (
          <span className={styles.suggestions}>
            {ways.map((written) => (
              <button key={written} type="button" className={styles.suggestion} onClick={() => field.set(written)}>
                <Trans>Write {written}</Trans>
              </button>
            ))}
          </span>
        ) : isForeign ? (
          <Trans>Copy the Latin letters from the machine-readable line at the foot of the document.</Trans>
        ) : null
      }
    />
  );
}
