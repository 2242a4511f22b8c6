import { Trans, useLingui } from '@lingui/react/macro';
import { businessOutline } from 'ionicons/icons';
import { type ReactNode, useState } from 'react';
import type { Agency } from '../../../contract/agencies.ts';
import { AGENCY_CREDIT, AGENCY_TOP_UPS } from '../../../contract/endpoint.ts';
import { isAllowed } from '../../../contract/permissions.ts';
import { messageOf } from '../../api/errors.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useGrants, useMe } from '../../api/session.ts';
import type { FormFrame } from '../../manage/EditForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { NEW } from '../../ui/opened-id.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { AccessForm } from './AccessForm.tsx';
import styles from './AgenciesPage.module.css';
import { AgencyForm } from './AgencyForm.tsx';
import { AgencyOverview } from './AgencyOverview.tsx';
import { ConfigForm } from './ConfigForm.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { CreditForm } from './CreditForm.tsx';
import { FlightForm } from './FlightForm.tsx';
import { TopUpForm } from './TopUpForm.tsx';

interface AgencyDetailProps {
  id: string | undefined;
  /** Whether the user opens agencies. */
  mayOpen: boolean;
  /** Whether the user may change an existing agency. */
  mayWrite: boolean;
  /** In the pane beside the list, not in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

type Part = 'overview' | 'details' | 'settings' | 'flights' | 'access' | 'top-up' | 'correction' | 'credit';

/** The open agency: its money and administrators, and where permitted, its details, settings and prices. */
export function AgencyDetail({ id, mayOpen, mayWrite, beside, onClose }: AgencyDetailProps) {
  const { t } = useLingui();
  const isOne = id !== undefined && id !== NEW;
  const query = useApiQuery('agency', { id: id ?? '' }, { enabled: isOne });
  const [part, setPart] = useState<Part>('overview');
  const agency = isOne ? query.data : undefined;
  const isOwn = useMe()?.company.id === agency?.parent.id;
  const Frame = beside ? DetailPane : Sheet;
  const written = isOwn
    ? ([
        { value: 'details', label: t`Details` },
        { value: 'settings', label: t`Settings` },
        { value: 'flights', label: t`Prices and flights` },
      ] as const)
    : ([{ value: 'access', label: t`Access` }] as const);
  const parts = (
    <Segmented<Part>
      label={t`Part of the agency`}
      options={[{ value: 'overview', label: t`Overview` }, ...(mayWrite ? written : [])]}
      value={part}
      onChange={setPart}
    />
  );
  const frame = ({ children, footer }: FormFrame) => (
    <Frame open onClose={onClose} title={agency?.name ?? t`Open an agency`} breakpoints="full" footer={footer}>
      <div className={styles.stack}>
        {agency && (mayWrite || part !== 'overview') ? parts : null}
        {children}
      </div>
    </Frame>
  );
  if (id === NEW && mayOpen) return <AgencyForm agency={null} onDone={onClose} frame={frame} />;
  if (agency)
    return <PartOf key={`${part} ${agency.version}`} {...{ part, setPart, agency, isOwn, mayWrite, frame, onClose }} />;
  if (query.error?.status === 404)
    return <Missing title={t`Agency not found`} back={t`Back to agencies`} onBack={onClose} over={!beside} />;
  if (isOne && query.data === undefined)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Skeleton height="56px" lines={3} />
      </Unloaded>
    );
  return (
    <EmptyState
      icon={businessOutline}
      title={id === undefined ? t`Select an agency` : t`Not in your list`}
      text={id === undefined ? t`Select one from the list.` : undefined}
    />
  );
}

interface PartProps {
  part: Part;
  setPart: (part: Part) => void;
  agency: Agency;
  /** Whether the user's company opened it. */
  isOwn: boolean;
  mayWrite: boolean;
  frame: (parts: FormFrame) => ReactNode;
  onClose: () => void;
}

function PartOf({ part, setPart, agency, isOwn, mayWrite, frame, onClose }: PartProps) {
  const toOverview = () => setPart('overview');
  if (part === 'details') return <AgencyForm agency={agency} onDone={() => undefined} frame={frame} />;
  if (part === 'settings') return <ConfigForm agency={agency} frame={frame} />;
  if (part === 'flights') return <FlightForm agency={agency} frame={frame} />;
  if (part === 'access') return <AccessForm agency={agency} frame={frame} />;
  if (part === 'top-up') return <TopUpForm agency={agency} frame={frame} onDone={toOverview} />;
  if (part === 'correction') return <CorrectionForm agency={agency} frame={frame} onDone={toOverview} />;
  if (part === 'credit') return <CreditForm agency={agency} frame={frame} onDone={toOverview} />;
  return frame({
    footer: null,
    children: (
      <AgencyOverview
        agency={agency}
        isOwn={isOwn}
        mayWrite={mayWrite}
        money={<MoneyButtons onChoose={setPart} />}
        onRemoved={onClose}
      />
    ),
  });
}

/** The ways to give an agency money and to mend its balance, for who may. */
function MoneyButtons({ onChoose }: { onChoose: (part: 'top-up' | 'correction' | 'credit') => void }) {
  const grants = useGrants();
  if (!grants) return null;
  return (
    <div className={styles.actions}>
      {isAllowed(grants, AGENCY_TOP_UPS) ? (
        <>
          <Button size="small" onPress={() => onChoose('top-up')}>
            <Trans>Top up the balance</Trans>
          </Button>
          <Button kind="quiet" size="small" onPress={() => onChoose('correction')}>
            <Trans>Correct the balance</Trans>
          </Button>
        </>
      ) : null}
      {isAllowed(grants, AGENCY_CREDIT) ? (
        <Button kind="quiet" size="small" onPress={() => onChoose('credit')}>
          <Trans>Set the credit limit</Trans>
        </Button>
      ) : null}
    </div>
  );
}
