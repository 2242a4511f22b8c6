import { Trans, useLingui } from '@lingui/react/macro';
import { clipboardOutline } from 'ionicons/icons';
import { useDeferredValue } from 'react';
import { TEXT_ANALYSIS_LENGTH } from '../../../../contract/limits.ts';
import { useMe } from '../../../api/session.ts';
import { useDraftText } from '../../../offline/drafts/draft-values.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.ts';
import { HiddenPnr } from './HiddenPnr.tsx';
import styles from './PnrPage.module.css';
import { pnrPlace } from './pnr-work.ts';

const PnrReading = lazyPart(async () => (await import('./PnrReading.tsx')).PnrReading, {
  waiting: <Skeleton />,
  without: <NoReading />,
});

/** /flight/booking/pnr: parses a reservation into flights and passengers, and searches for exactly those. */
export function PnrPage() {
  const { t } = useLingui();
  const isHidden = useMe()?.company.config.commonConfig.hidePnrBooking ?? false;
  const draft = useDraftText(pnrPlace());
  const { text, type: change } = draft;
  const shownText = useDeferredValue(text.trim());
  if (isHidden) return <HiddenPnr />;
  return (
    <Page title={t`PNR code search`} back="/flight/booking" wide={shownText !== ''}>
      <div className={styles.page} data-read={shownText !== ''}>
        <div className={styles.paste}>
          <p className={styles.hint}>
            <Trans>
              Paste a reservation of Amadeus, Sabre, Galileo, Apollo, Worldspan or TravelSky. It is read on this device.
            </Trans>
          </p>
          <TextArea label={t`Reservation text`} draft={draft} rows={8} isCode maxLength={TEXT_ANALYSIS_LENGTH} />
          <div className={styles.actions}>
            <PasteButton onText={change} />
            {text === '' ? null : (
              <Button kind="plain" size="small" onPress={() => change('')}>
                <Trans>Clear</Trans>
              </Button>
            )}
          </div>
        </div>
        {shownText === '' ? null : (
          <div className={styles.reading}>
            <PnrReading key={shownText} text={shownText} />
          </div>
        )}
      </div>
    </Page>
  );
}

function NoReading() {
  const { t } = useLingui();
  return <ErrorState error={t`Network Error, please check your connection`} />;
}

function PasteButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui();
  const paste = async () => {
    try {
      // The field's own limit does not apply to pasting here.
      onText((await navigator.clipboard.readText()).slice(0, TEXT_ANALYSIS_LENGTH));
    } catch {
      // Refused by the agent or the browser: the field still works.
      toast(t`The clipboard cannot be read here. Please paste into the field.`, 'error');
    }
  };
  return (
    <Button kind="quiet" size="small" onPress={() => void paste()}>
      <Icon icon={clipboardOutline} /> <Trans>Paste</Trans>
    </Button>
  );
}
