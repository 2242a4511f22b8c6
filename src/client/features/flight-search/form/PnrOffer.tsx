import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { setDraft } from '../../../offline/drafts/draft-values.ts';
import { Button } from '../../../ui/Button.tsx';
import { pnrPlace } from '../pnr/pnr-work.ts';
import styles from './SearchWords.module.css';

/** The pasted text is a reservation: links to its own screen. */
export function PnrOffer({ text, onTaken }: { text: string; onTaken: () => void }) {
  const navigate = useNavigate();
  const read = () => {
    setDraft(pnrPlace(), text);
    onTaken();
    void navigate({ to: '/flight/booking/pnr' });
  };
  return (
    <div role="status" className={styles.notes}>
      <p>
        <Trans>This looks like a reservation.</Trans>
      </p>
      <Button size="small" onPress={read}>
        <Trans>Read this PNR</Trans>
      </Button>
    </div>
  );
}
