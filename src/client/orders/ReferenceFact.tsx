import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGrants } from '../api/session.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { mayOpenOrder } from './order-pages.ts';
import styles from './ReferenceFact.module.css';
import type { ReferenceProps } from './ReferenceSheet.tsx';

const ReferenceSheet = lazyPart(async () => (await import('./ReferenceSheet.tsx')).ReferenceSheet, {
  isAskedFor: true,
});

/** The agency's own reference of an order; whoever may book can set, change or remove it anytime. */
export function ReferenceFact({ product, order }: ReferenceProps) {
  const { t } = useLingui();
  const grants = useGrants();
  const [isOpen, setOpen] = useState(false);
  const { referenceId } = order;
  const mayWrite = grants !== null && mayOpenOrder(grants, product);
  return (
    <span className={styles.fact}>
      {referenceId || !mayWrite ? <span className={styles.number}>{referenceId || '–'}</span> : null}
      {mayWrite ? (
        <Button
          kind="plain"
          size="small"
          label={referenceId ? t`Edit the reference ID` : t`Add a reference ID`}
          onPress={() => setOpen(true)}
        >
          {referenceId ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
        </Button>
      ) : null}
      {isOpen ? <ReferenceSheet product={product} order={order} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
