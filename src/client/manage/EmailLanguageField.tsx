import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '../form/SelectField.tsx';

/** Each by its own name. */
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'zh-cn', label: '简体中文' },
  { value: 'zh-tw', label: '繁體中文' },
];

/** The language of a company's mails; `placeholder` names the one in use while none is chosen. */
export function EmailLanguageField({ placeholder }: { placeholder?: string }) {
  const { t } = useLingui();
  return (
    <SelectField
      name="emailLanguage"
      label={t`Email language`}
      options={LANGUAGES}
      hint={<Trans>Language of emails to the company and its users.</Trans>}
      {...(placeholder ? { placeholder } : {})}
    />
  );
}
