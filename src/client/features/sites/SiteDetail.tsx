import { Trans, useLingui } from '@lingui/react/macro';
import { globeOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { Site } from '../../../contract/sites.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import type { FormFrame } from '../../manage/EditForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { NEW } from '../../ui/opened-id.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { SiteForm } from './SiteForm.tsx';
import { SitePictures } from './SitePictures.tsx';
import styles from './SitesPage.module.css';

interface SiteDetailProps {
  id: string | undefined;
  site: Site | undefined;
  /** The list is loaded: a missing id does not exist. */
  isRead: boolean;
  /** In the pane beside the list, not in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

type Part = 'details' | 'pictures';

/** The open site: its details, and its logos. */
export function SiteDetail({ id, site, isRead, beside, onClose }: SiteDetailProps) {
  const { t } = useLingui();
  const [part, setPart] = useState<Part>('details');
  const Frame = beside ? DetailPane : Sheet;
  const frame = ({ children, footer }: FormFrame) => (
    <Frame open onClose={onClose} title={site?.name ?? t`Open a site`} breakpoints="full" footer={footer}>
      <div className={styles.stack}>
        {site ? (
          <Segmented<Part>
            label={t`Part of the site`}
            options={[
              { value: 'details', label: t`Details` },
              { value: 'pictures', label: t`Logos and icon` },
            ]}
            value={part}
            onChange={setPart}
          />
        ) : null}
        {children}
        {site && !site.isDefault ? <Remove site={site} onRemoved={onClose} /> : null}
      </div>
    </Frame>
  );
  if (site && part === 'pictures') return frame({ footer: null, children: <SitePictures site={site} /> });
  if (site || id === NEW)
    return <SiteForm key={site?.version} site={site ?? null} onDone={site ? () => undefined : onClose} frame={frame} />;
  if (id !== undefined && isRead)
    return <Missing title={t`Site not found`} back={t`Back to sites`} onBack={onClose} over={!beside} />;
  return <EmptyState icon={globeOutline} title={t`Select a site`} text={t`Select one from the list.`} />;
}

function Remove({ site: { id, name }, onRemoved }: { site: Site; onRemoved: () => void }) {
  const { t } = useLingui();
  const online = useOnline();
  const remove = async () => {
    const isSure = await confirmDialog({
      title: t`Remove ${name}?`,
      text: t`Its host names show the default site from then on. Agencies and bookings stay as they are.`,
      confirm: t`Remove`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await call('deleteSite', { id });
      toast(t`Removed`, 'success');
      onRemoved();
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      void invalidate('sites');
    }
  };
  return (
    <div>
      <Button kind="danger" size="small" disabled={!online} onPress={() => void remove()}>
        <Trans>Remove the site</Trans>
      </Button>
    </div>
  );
}
