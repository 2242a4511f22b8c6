import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { DOCUMENT_LABELS, GENDER_LABELS } from '../../trip/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import type { Difference } from './queued-form.ts';
import styles from './TravellerForm.module.css';
import type { DocumentValues, PLAIN_FIELDS, TravellerValues } from './traveller-values.ts';

type PlainField = (typeof PLAIN_FIELDS)[number];

const FIELD_LABELS: Record<PlainField, MessageDescriptor> = {
  surname: msg`Family name`,
  givenName: msg`Given names`,
  nativeName: msg`Name in Chinese or other script`,
  birthday: msg`Date of birth`,
  gender: msg`Gender`,
  nationality: msg`Nationality`,
  phone: msg`Phone`,
  email: msg`Email`,
};

interface DifferencesProps {
  /** Why the server refused the form. */
  refused: string;
  differs: readonly Difference[];
}

/** Above a form that the server refused: why, and the differences to the traveller's current version. */
export function Differences({ refused, differs }: DifferencesProps) {
  const { t } = useLingui();
  return (
    <section className={styles.differs} role="status">
      <p>
        <b>
          <Trans>Not accepted</Trans>
        </b>{' '}
        {refused || t`The server could not accept it after several attempts.`}
      </p>
      {differs.length > 0 ? (
        <>
          <p>
            <Trans>What you typed is in the form. The current version differs in:</Trans>
          </p>
          <ul>
            {differs.map((one) => (
              <li key={one.field === 'document' ? `document ${one.index}` : one.field}>
                {one.field === 'document' ? (
                  <OfDocument {...one} />
                ) : (
                  <OfField field={one.field} current={one.current} />
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function OfField({ field, current }: { field: PlainField; current: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { values, setFieldValue } = useFormikContext<TravellerValues>();
  const label = i18n._(FIELD_LABELS[field]);
  const shown =
    field === 'birthday' && current
      ? format.date(current, 'plain')
      : field === 'gender' && (current === 'female' || current === 'male')
        ? i18n._(GENDER_LABELS[current])
        : current || t`empty`;
  return (
    <>
      <span>
        <Trans>
          {label}: now <b>{shown}</b>
        </Trans>
      </span>
      {values[field] === current ? null : (
        <Button
          kind="plain"
          size="small"
          label={t`Use the current version: ${label}`}
          onPress={() => void setFieldValue(field, current)}
        >
          <Trans>Use the current version</Trans>
        </Button>
      )}
    </>
  );
}

function OfDocument({ index, current, kept }: { index: number; current: DocumentValues | null; kept: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const place = index + 1;
  if (!current)
    return <Trans>Document {place}: not in the current version. Type its number to add it, or remove it.</Trans>;
  const { type, kept: number, expiry } = current;
  const words = [i18n._(labelOf(DOCUMENT_LABELS, type)), number, expiry ? format.date(expiry, 'plain') : '']
    .filter((word) => word !== '')
    .join(' ');
  return kept ? (
    <Trans>
      Document {place}: not in what you typed, and retained: {words}
    </Trans>
  ) : (
    <Trans>
      Document {place}: now <b>{words}</b>
    </Trans>
  );
}
