import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, printOutline, shareOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { OrderAction } from '../../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useOnline } from '../../../api/online.ts';
import { ACTION_LABELS } from '../../../orders/order-labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { labelOf } from '../../../ui/label-of.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useReturn } from '../after-sales/use-return.ts';
import { actionOf, awaitsTickets } from '../next-step.ts';
import { useActionReason } from '../use-action-reason.ts';
import { useItinerary } from '../use-itinerary.ts';
import styles from './ActionsCard.module.css';

const RefundSheet = lazyPart(async () => (await import('../after-sales/RefundSheet.tsx')).RefundSheet, {
  isAskedFor: true,
});

const ChangeSheet = lazyPart(async () => (await import('../after-sales/ChangeSheet.tsx')).ChangeSheet, {
  isAskedFor: true,
});

const AFTER_SALES = [
  'change',
  'refund',
  'void',
  'cancelChange',
  'cancelRefund',
  'cancelVoid',
] as const satisfies readonly OrderAction[];
/** Forms that are kept on the device until there is a connection to send them. */
const FILLED_OFFLINE: readonly OrderAction[] = ['change', 'refund'];
const AFTER_TICKETS: readonly OrderAction[] = ['change', 'refund', 'void'];

interface ActionsCardProps {
  order: FlightOrder;
  /** Whether what is shared, copied or printed says prices. */
  withPrices: boolean;
  onWithPrices: (withPrices: boolean) => void;
  onPrint: () => void;
}

/** What can be taken away (shared, copied, printed) and what can be asked for, closed actions with their reason. */
export function ActionsCard({ order, withPrices, onWithPrices, onPrint }: ActionsCardProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { share, copy } = useItinerary(order);
  return (
    <Card title={t`Actions`}>
      <div className={styles.share}>
        <div className={styles.buttons}>
          <Button kind="quiet" size="small" onPress={() => void share(withPrices)}>
            <Icon icon={shareOutline} /> <Trans>Share</Trans>
          </Button>
          <Button kind="quiet" size="small" onPress={() => void copy(withPrices)}>
            <Icon icon={copyOutline} /> <Trans>Copy</Trans>
          </Button>
          <Button kind="quiet" size="small" onPress={onPrint}>
            <Icon icon={printOutline} /> <Trans>Print or PDF</Trans>
          </Button>
        </div>
        <Segmented
          label={t`Prices in what is shared`}
          options={[
            { value: 'without', label: t`Without prices` },
            { value: 'with', label: t`With prices` },
          ]}
          value={withPrices ? 'with' : 'without'}
          onChange={(prices) => onWithPrices(prices === 'with')}
        />
      </div>
      <AfterSales order={order} online={online} />
    </Card>
  );
}

function AfterSales({ order, online }: { order: FlightOrder; online: boolean }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState<'refund' | 'change' | null>(null);
  const asked = useReturn(order);
  const acts: Partial<Record<OrderAction, () => void>> = {
    change: () => setAsking('change'),
    refund: () => setAsking('refund'),
    void: () => void asked.askVoid(),
    cancelRefund: () => void asked.withdraw(),
    cancelVoid: () => void asked.withdraw(),
    cancelChange: () => void asked.withdraw(),
  };
  const format = useFormat();
  const reasonOf = useActionReason(order);
  const offered = AFTER_SALES.filter((action) => actionOf(order, action) !== null);
  if (offered.length === 0) return null;
  const beforeTickets = awaitsTickets(order);
  const why = (actions: string, reason: string) => t`${actions}: ${reason}`;
  const reasons = new Map<string, string[]>();
  for (const action of offered) {
    const waits = beforeTickets && AFTER_TICKETS.includes(action);
    const reason = waits ? t`Opens once the tickets are issued.` : reasonOf(action);
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), i18n._(labelOf(ACTION_LABELS, action))]);
  }
  return (
    <div className={styles.after}>
      <div className={styles.buttons}>
        {offered.map((action) => (
          <Button
            key={action}
            kind="quiet"
            size="small"
            disabled={(!online && !FILLED_OFFLINE.includes(action)) || !actionOf(order, action)?.allowed}
            busy={asked.busy}
            onPress={() => acts[action]?.()}
          >
            {i18n._(labelOf(ACTION_LABELS, action))}
          </Button>
        ))}
      </div>
      {online ? null : (
        <p className={styles.reason}>{t`Changes and refunds can be filled in now and sent with a connection.`}</p>
      )}
      {asking === 'refund' ? <RefundSheet order={order} open onClose={() => setAsking(null)} /> : null}
      {asking === 'change' ? <ChangeSheet order={order} open onClose={() => setAsking(null)} /> : null}
      {[...reasons].map(([reason, actions]) => (
        <p key={reason} className={styles.reason}>
          {why(format.list(actions), reason)}
        </p>
      ))}
    </div>
  );
}
