import { useLingui } from '@lingui/react/macro';
import { AboutText } from './AboutText.tsx';
import { Prose } from './Prose.tsx';

export function AboutPage() {
  const { t } = useLingui();
  return (
    <Prose title={t`About us`}>
      <AboutText />
    </Prose>
  );
}
