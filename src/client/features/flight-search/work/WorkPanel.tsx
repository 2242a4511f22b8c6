import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isAllowed } from '../../../../contract/permissions.ts';
import { useGrants } from '../../../api/session.ts';
import { DraftRow } from '../../../offline/drafts/ui/DraftRow.tsx';
import { useDrafts } from '../../../offline/drafts/use-draft.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useWidth } from '../../../ui/width.ts';
import { Departures } from './Departures.tsx';
import { DeskWork } from './DeskWork.tsx';
import { Disruptions } from './Disruptions.tsx';
import { DueToday } from './DueToday.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './WorkPanel.module.css';

/** The agent's pending work, below the search: each item links to it. On a phone the draft to resume is above. */
export function WorkPanel() {
  const grants = useGrants();
  const isPhone = useWidth() === 'phone';
  const isAtDesk = grants !== null && isAllowed(grants, { desk: true });
  return (
    <div className={styles.work} data-desk={isAtDesk}>
      {isAtDesk ? <DeskWork /> : null}
      <FirstSteps />
      <DueToday />
      <Disruptions />
      <Departures />
      {isPhone ? null : <Drafts />}
    </div>
  );
}

const MOST = 4;

function Drafts() {
  const { t } = useLingui();
  const drafts = useDrafts()?.drafts;
  return (
    <Card
      title={t`Drafts`}
      end={
        <Link to="/flight/orders/drafts" className={styles.all}>
          <Trans>All drafts</Trans>
        </Link>
      }
      className={styles.card}
      flush
    >
      {drafts === undefined ? (
        <div className={styles.state}>
          <Skeleton height="44px" lines={2} />
        </div>
      ) : drafts.length > 0 ? (
        drafts.slice(0, MOST).map((record) => <DraftRow key={record.id} record={record} />)
      ) : (
        <p className={styles.none}>{t`No unfinished bookings.`}</p>
      )}
    </Card>
  );
}
