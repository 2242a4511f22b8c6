import { useLingui } from '@lingui/react/macro';
import { Prose } from './Prose.tsx';
import { TermsText } from './TermsText.tsx';

export function TermsPage() {
  const { t } = useLingui();
  return (
    <Prose title={t`Terms of use`}>
      <TermsText />
    </Prose>
  );
}
