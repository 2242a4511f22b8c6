import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { documentTextOutline, trashOutline } from 'ionicons/icons';
import { canUseFlights } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { useStore } from '../../api/store.ts';
import type { DraftRecord } from '../../offline/drafts/draft-record.ts';
import { storageState } from '../../offline/drafts/drafts.ts';
import { syncProblem } from '../../offline/drafts/sync.ts';
import { OtherVersions } from '../../offline/drafts/ui/DraftNotices.tsx';
import { DraftRow } from '../../offline/drafts/ui/DraftRow.tsx';
import { useDiscard } from '../../offline/drafts/ui/use-discard.ts';
import { shutBoxes } from '../../offline/drafts/upkeep.ts';
import { useDrafts } from '../../offline/drafts/use-draft.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './DraftsPage.module.css';

/** /flight/orders/drafts: every unfinished booking of this account, of flights, trains and groups, from all of the user's devices. */
export function DraftsPage() {
  const { t } = useLingui();
  const view = useDrafts();
  const grants = useGrants();
  const isOfTrains = grants !== null && !canUseFlights(grants);
  return (
    <Page title={t`Drafts`} back={isOfTrains ? '/train/booking' : '/flight/orders'}>
      <StorageWords future={view?.future ?? 0} broken={view?.broken ?? 0} />
      {view === null ? <Skeleton height="72px" /> : null}
      {view?.drafts.length === 0 ? (
        <EmptyState
          icon={documentTextOutline}
          title={t`No drafts`}
          text={t`Bookings and group requests you are filling in are saved here until they are sent.`}
          action={
            isOfTrains ? (
              <ButtonLink to="/train/booking">{t`Train ticket booking`}</ButtonLink>
            ) : (
              <ButtonLink to="/flight/booking">{t`Search flights`}</ButtonLink>
            )
          }
        />
      ) : null}
      <ul className={styles.list}>
        {view?.drafts.map((record) => (
          <li key={record.id}>
            <DraftItem record={record} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function DraftItem({ record }: { record: DraftRecord }) {
  const discard = useDiscard();
  return (
    <Card flush>
      <div className={styles.item}>
        <DraftRow record={record} full />
        <DiscardButton onPress={() => void discard(record.id)} />
      </div>
      {record.revived ? (
        <p className={styles.word}>
          <Trans>
            Booked or discarded on another device. This copy remains because you continued typing here: check your
            bookings before booking it again.
          </Trans>
        </p>
      ) : null}
      <OtherVersions id={record.id} />
    </Card>
  );
}

function DiscardButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.discard} aria-label={t`Discard draft`} onClick={onPress}>
      <Icon icon={trashOutline} />
    </button>
  );
}

/** Errors of storing drafts, in words; nothing without any. */
function StorageWords({ future, broken }: { future: number; broken: number }) {
  const { t } = useLingui();
  const storage = useStore(storageState);
  const problem = useStore(syncProblem);
  const shut = useStore(shutBoxes);
  const words = {
    device: '',
    full: t`This device is out of space: new drafts are saved on the server only, while you are online.`,
    memory: t`This browser does not allow storing data: new drafts are saved on the server only, while you are online.`,
  }[storage];
  return (
    <div role="status">
      {[words, problem].filter(Boolean).map((text) => (
        <p key={text} className={styles.word}>
          {text}
        </p>
      ))}
      {future > 0 ? (
        <p className={styles.word}>
          <Plural
            value={future}
            one="# draft was made with a newer version of this app. It opens once the app is updated."
            other="# drafts were made with a newer version of this app. They open once the app is updated."
          />
        </p>
      ) : null}
      {broken + shut > 0 ? (
        <p className={styles.word}>
          <Plural
            value={broken + shut}
            one="# draft on this device is damaged. It has been set aside; the version on the server is shown here."
            other="# drafts on this device are damaged. They have been set aside; the versions on the server are shown here."
          />
        </p>
      ) : null}
    </div>
  );
}
