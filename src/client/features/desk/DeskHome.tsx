import { Trans, useLingui } from '@lingui/react/macro';
import { canManageAgencies, isAllowed } from '../../../contract/permissions.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { Tile, Tiles } from '../../ui/Tile.tsx';
import styles from './DeskPage.module.css';

const ONE = { page: 1, pageSize: 1 } as const;

/** The provider staff's pending work besides the queue, each a link to where it is done. `some`: only non-empty ones. */
export function DeskTiles({ some = false }: { some?: boolean }) {
  const { t } = useLingui();
  const grants = useGrants();
  return (
    <Tiles label={t`Other open tasks`}>
      {grants && isAllowed(grants, { permission: 'desk:flight' }) ? <FlightDeskTiles some={some} /> : null}
      {grants && canManageAgencies(grants) ? <AgenciesTile some={some} /> : null}
      {grants && isAllowed(grants, { permission: 'rates:write' }) ? <RatesTile some={some} /> : null}
    </Tiles>
  );
}

const toneOf = (count: number | undefined, some: 'bad' | 'todo' | 'warning') =>
  count === undefined ? 'plain' : count === 0 ? 'ok' : some;

/** Other duties of the flight desk. */
function FlightDeskTiles({ some }: { some: boolean }) {
  const { t } = useLingui();
  const books = useApiQuery('deskCounts', {}).data?.find(({ kind }) => kind === 'books')?.cnt;
  const enquiries = useApiQuery('enquiries', { open: true, ...ONE }).data?.total;
  return (
    <>
      {some && !books ? null : (
        <Tile
          to="/desk"
          search={{ kind: 'books' }}
          label={t`Differences in the books`}
          value={books ?? '–'}
          note={books === 0 ? t`No differences` : t`To be investigated and closed`}
          tone={toneOf(books, 'bad')}
        />
      )}
      {some && !enquiries ? null : (
        <Tile
          to="/desk/enquiries"
          label={t`Enquiries`}
          value={enquiries ?? '–'}
          note={enquiries === 0 ? t`All answered` : t`To be answered`}
          tone={toneOf(enquiries, 'todo')}
        />
      )}
    </>
  );
}

function AgenciesTile({ some }: { some: boolean }) {
  const { t } = useLingui();
  const total = useApiQuery('agencies', { spent: true, ...ONE }).data?.total;
  if (some && !total) return null;
  return (
    <Tile
      to="/agency-manager"
      search={total ? { spent: true } : {}}
      label={t`Agencies`}
      value={total ?? '–'}
      note={total === 0 ? t`Each has something left to pay with` : t`Nothing available to spend`}
      tone={toneOf(total, 'warning')}
    />
  );
}

function RatesTile({ some }: { some: boolean }) {
  const { t } = useLingui();
  const waiting = useApiQuery('rateTables', {}).data?.tables.filter(({ state }) => state === 'waiting').length;
  if (some && !waiting) return null;
  return (
    <Tile
      to="/desk/rates"
      label={t`Exchange rates`}
      value={waiting ?? '–'}
      note={waiting === 0 ? t`None awaiting a decision` : t`To be approved or rejected`}
      tone={toneOf(waiting, 'warning')}
    />
  );
}

/** The pane beside the queue while nothing is open. */
export function DeskHome() {
  const { t } = useLingui();
  return (
    <section className={styles.home} aria-label={t`Select a task`}>
      <p className={styles.hint}>
        <Trans>Select a task to work on. The nearest deadline comes first.</Trans>{' '}
        <Trans>
          Shortcuts: J and K move through the queue. T takes the open task, or takes it over from a colleague; B
          releases it.
        </Trans>
      </p>
      <DeskTiles />
    </section>
  );
}
