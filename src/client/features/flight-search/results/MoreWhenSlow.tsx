import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import styles from './MoreWhenSlow.module.css';
import type { Results } from './use-results.ts';

/** On a slow network a search pauses after each page of fares, says so, and continues on request. */
export function MoreWhenSlow({ results }: { results: Results }) {
  const { more, run } = results.state;
  if (!more || !run) return null;
  const { answered, total } = run.progress;
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.words}>
        <b>
          <Trans>Slow connection or data saving: fewer flights at a time.</Trans>
        </b>{' '}
        <Trans>
          {answered} of {total} suppliers so far; the others may be cheaper.
        </Trans>
      </p>
      <Button kind="quiet" size="small" onPress={more}>
        <Trans>Load more flights</Trans>
      </Button>
    </div>
  );
}
