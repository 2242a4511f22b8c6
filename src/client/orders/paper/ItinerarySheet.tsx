import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, downloadOutline, printOutline, shareOutline } from 'ionicons/icons';
import { isLocale } from '../../../contract/locale.ts';
import { type PaperOrder, priceBarOf } from '../../../contract/paper/order-paper.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './ItinerarySheet.module.css';
import type { PaperChoice } from './use-paper.ts';
import { usePaperOut } from './use-paper-out.ts';

interface ItinerarySheetProps {
  of: PaperOrder;
  open: boolean;
  onClose: () => void;
  choice: PaperChoice;
  onChoice: (choice: PaperChoice) => void;
  onPrint: () => void;
}

const WITHOUT_PRICES: Readonly<Record<NonNullable<ReturnType<typeof priceBarOf>>, MessageDescriptor>> = {
  noInvoice: msg`This fare is sold without an invoice: its paper carries no prices.`,
  afterSales: msg`What this costs is between you and your client: its paper carries no prices.`,
  notQuoted: msg`Prices can be shown once a quote is confirmed.`,
};

/** Options of the traveller's itinerary: language, with or without prices, and channel. */
export function ItinerarySheet({ of, open, onClose, choice, onChoice, onPrint }: ItinerarySheetProps) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const { busy, share, download, copy } = usePaperOut(of, choice);
  const bar = priceBarOf(of);
  const isPriced = bar === null;
  return (
    <Sheet open={open} onClose={onClose} title={t`Itinerary for the traveller`}>
      <div className={styles.body}>
        <Segmented
          label={t`Language of the itinerary`}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh-cn', label: '简体中文' },
            { value: 'zh-tw', label: '繁體中文' },
          ]}
          value={choice.locale}
          onChange={(locale) => isLocale(locale) && onChoice({ ...choice, locale })}
        />
        <Segmented
          label={t`Prices in what is shared`}
          options={[
            { value: 'without', label: t`Without prices` },
            { value: 'with', label: t`With prices`, disabled: !isPriced },
          ]}
          value={choice.withPrices && isPriced ? 'with' : 'without'}
          onChange={(prices) => onChoice({ ...choice, withPrices: prices === 'with' })}
        />
        {bar ? <p className={styles.hint}>{i18n._(WITHOUT_PRICES[bar])}</p> : null}
        <div className={styles.ways}>
          <Button size="main" block busy={busy === 'share'} onPress={() => void share()}>
            <Icon icon={shareOutline} /> <Trans>Share</Trans>
          </Button>
          <Button
            kind="quiet"
            block
            busy={busy === 'download'}
            disabledReason={online ? null : t`Downloading needs a connection.`}
            onPress={() => void download()}
          >
            <Icon icon={downloadOutline} /> <Trans>Download PDF</Trans>
          </Button>
          <Button kind="quiet" block onPress={() => void copy()}>
            <Icon icon={copyOutline} /> <Trans>Copy as text</Trans>
          </Button>
          <Button kind="quiet" block onPress={onPrint}>
            <Icon icon={printOutline} /> <Trans>Print</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
