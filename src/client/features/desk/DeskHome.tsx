import { Trans, useLingui } from '@lingui/react/macro';
import { canManageAgencies, isAllowed } from '../../../contract/permissions.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useGrants } from '../../api/session.ts';
import { Tile, Tiles } from '../../ui/Tile.tsx';
import styles from './DeskPage.module.css';

const ONE = { page: 1, pageSize: 1 } as const;

/** What waits for the provider's people beside the queue: each a press away from where it is done. `some`: only what there is any of. */
export function DeskTiles({ some = false }: { some?: boolean }) {
  const { t } = useLingui();
  const grants = useGrants();
  return (
    <Tiles label={t`What else waits`}>
      {grants && isAllowed(grants, { permission: 'desk:flight' }) ? <FlightDeskTiles some={some} /> : null}
      {grants && canManageAgencies(grants) ? <AgenciesTile some={some} /> : null}
      {grants && isAllowed(grants, { permission: 'rates:write' }) ? <RatesTile some={some} /> : null}
    </Tiles>
  );
}

const toneOf = (count: number | undefined, some: 'bad' | 'todo' | 'warning') =>
  count === undefined ? 'plain' : count === 0 ? 'ok' : some;

/** What those at the desk of flights look after besides. */
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
          note={books === 0 ? t`They agree` : t`To be understood and closed`}
          tone={toneOf(books, 'bad')}
        />
      )}
      {some && !enquiries ? null : (
        <Tile
          to="/desk/enquiries"
          label={t`Enquiries`}
          value={enquiries ?? '–'}
          note={enquiries === 0 ? t`All are answered` : t`To be answered`}
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
      note={total === 0 ? t`Each has something left to pay with` : t`Nothing left to pay with`}
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
      note={waiting === 0 ? t`None waits for a decision` : t`To be taken or refused`}
      tone={toneOf(waiting, 'warning')}
    />
  );
}

/** The pane beside the queue while nothing of it is open. */
export function DeskHome() {
  const { t } = useLingui();
  return (
    <section className={styles.home} aria-label={t`Nothing is open`}>
      <p className={styles.hint}>
        <Trans>Choose what you want to take on. The nearest deadline stands on top.</Trans>{' '}
        <Trans>
          Keys: J and K go through the queue. T takes on what is open, or over from a colleague; B gives it back.
        </Trans>
      </p>
      <DeskTiles />
    </section>
  );
}
