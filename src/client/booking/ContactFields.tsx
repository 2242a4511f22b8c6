import { useLingui } from '@lingui/react/macro';
import { ReferenceField } from '../form/ReferenceField.tsx';
import { TextField } from '../form/TextField.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './ContactFields.module.css';

/** The contact for the airline and the provider, and the agency's reference. */
export function ContactFields() {
  const { t } = useLingui();
  return (
    <Card title={t`Contact person`}>
      <div className={styles.fields}>
        <TextField
          name="contact.name"
          label={t`Contact name`}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={80}
          required
        />
        <TextField
          name="contact.email"
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={120}
          required
        />
        <div className={styles.phone}>
          <TextField
            name="contact.areaCode"
            label={t`Area code`}
            type="tel"
            inputMode="tel"
            autoComplete="tel-country-code"
            maxLength={5}
            required
          />
          <TextField
            name="contact.phone"
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            required
          />
        </div>
        <TextField name="remark" label={t`Remark (optional)`} autoCapitalize="none" maxLength={500} />
        <ReferenceField />
      </div>
    </Card>
  );
}
