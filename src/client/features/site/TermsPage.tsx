import { useLingui } from '@lingui/react/macro';
import { Operator } from '../../ui/Operator.tsx';
import { Prose } from './Prose.tsx';
import { TermsText } from './TermsText.tsx';

export function TermsPage() {
  const { t } = useLingui();
  return (
    <Prose title={t`Terms of use`}>
      <TermsText operator={<Operator />} />
    </Prose>
  );
}
