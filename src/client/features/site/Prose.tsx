import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './Prose.module.css';

/** A page of text. */
export function Prose({ title, subtitle, children }: { title: string; subtitle?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page title={title} subtitle={subtitle} back="/">
      <Card className={styles.prose}>
        {children}
        <p>
          <Link to="/">{t`Back to start`}</Link>
        </p>
      </Card>
    </Page>
  );
}
