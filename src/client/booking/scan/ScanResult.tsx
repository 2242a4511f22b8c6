import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { DOCUMENT_TYPES, GENDERS } from '../../../contract/passenger-terms.ts';
import { useCountryName } from '../../api/countries.ts';
import { useLocale } from '../../api/settings.ts';
import { DOCUMENT_LABELS, GENDER_LABELS } from '../../trip/labels.ts';
import { Note } from '../../ui/Note.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useFieldLabel } from '../use-field-label.ts';
import styles from './ScanSheet.module.css';
import type { ScannedField } from './scan-fields.ts';

interface ScanResultProps {
  fields: readonly ScannedField[];
  /** Notes about the document itself. */
  notes: readonly MessageDescriptor[];
}

/** The recognised fields, with those marked that must be compared with the document. */
export function ScanResult({ fields, notes }: ScanResultProps) {
  const { t, i18n } = useLingui();
  const labelOf = useFieldLabel();
  const wordsOf = useWords();
  const shown = fields.filter(({ value }) => value !== '');
  return (
    <>
      {notes.map((note) => (
        <Note key={note.id} tone="warning">
          {i18n._(note)}
        </Note>
      ))}
      <dl className={styles.fields} aria-label={t`Recognised details`}>
        {shown.map((field) => (
          <div key={field.path} className={styles.field} data-review={field.review}>
            <dt>{labelOf(`passengers[0].${field.path}`)}</dt>
            <dd>
              <span className={styles.value}>{wordsOf(field)}</span>
              {field.review ? (
                <Tag colour="warning">
                  <Trans>Please check</Trans>
                </Tag>
              ) : (
                <Tag colour="success">
                  <Trans>Check digit right</Trans>
                </Tag>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function useWords() {
  const { i18n } = useLingui();
  const countryName = useCountryName(useLocale());
  return ({ path, value }: ScannedField): string => {
    const type = DOCUMENT_TYPES.find((each) => each === value);
    const gender = GENDERS.find((each) => each === value);
    if (type && path === 'document.type') return i18n._(DOCUMENT_LABELS[type]);
    if (gender && path === 'gender') return i18n._(GENDER_LABELS[gender]);
    if (path === 'nationality' || path === 'document.issuingPlace') return countryName(value);
    return value;
  };
}
