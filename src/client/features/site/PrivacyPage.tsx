import { useLingui } from '@lingui/react/macro';
import { Operator } from '../../ui/Operator.tsx';
import { PrivacyText } from './PrivacyText.tsx';
import { Prose } from './Prose.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Prose title={t`Privacy`}>
      <PrivacyText operator={<Operator />} />
    </Prose>
  );
}
