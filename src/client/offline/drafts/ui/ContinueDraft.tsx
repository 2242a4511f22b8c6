import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../ui/Card.tsx';
import { useDrafts } from '../use-draft.ts';
import styles from './ContinueDraft.module.css';
import { useClosedDraft } from './DraftLine.tsx';
import { DraftRow } from './DraftRow.tsx';

/** 'Continue where you left off' on the search screen: the newest draft of a product that the user books, and a link to all of them. */
export function ContinueDraft() {
  const closed = useClosedDraft();
  const newest = useDrafts()?.drafts.find((record) => closed(record) === null);
  if (!newest) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Continue where you left off</Trans>
        </h2>
        <Link to="/flight/orders/drafts" className={styles.all}>
          <Trans>All drafts</Trans>
        </Link>
      </div>
      <Card flush>
        <DraftRow record={newest} />
      </Card>
    </section>
  );
}
