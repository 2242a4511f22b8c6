import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { acceptUpdate } from '../../offline/sw-registration.ts';
import styles from './UpdatePrompt.module.css';

/** A new version is ready: the agent decides when. Drafts are saved before the page reloads. */
export function UpdatePrompt() {
  const [state, setState] = useState<'asking' | 'updating' | 'later'>('asking');
  if (state === 'later') return null;
  const update = () => {
    setState('updating');
    void acceptUpdate();
  };
  return (
    <div role="status" className={styles.prompt}>
      <div className={styles.words}>
        <b>
          <Trans>A new version is ready</Trans>
        </b>
        <span>
          <Trans>What you have typed is saved.</Trans>
        </span>
      </div>
      <button type="button" className={styles.update} disabled={state === 'updating'} onClick={update}>
        <Trans>Update</Trans>
      </button>
      <button type="button" className={styles.later} onClick={() => setState('later')}>
        <Trans>Later</Trans>
      </button>
    </div>
  );
}
