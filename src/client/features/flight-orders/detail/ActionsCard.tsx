import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, printOutline, shareOutline } from 'ionicons/icons';
import type { OrderAction } from '../../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { labelOf } from '../../../ui/label-of.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { actionOf, awaitsTickets } from '../next-step.ts';
import { ACTION_LABELS } from '../order-labels.ts';
import { useActionReason } from '../use-action-reason.ts';
import { useItinerary } from '../use-itinerary.ts';
import styles from './ActionsCard.module.css';

const AFTER_SALES = [
  'change',
  'refund',
  'void',
  'cancelChange',
  'cancelRefund',
  'confirmRefund',
] as const satisfies readonly OrderAction[];
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
      <AfterSales order={order} />
    </Card>
  );
}

function AfterSales({ order }: { order: FlightOrder }) {
  const { t, i18n } = useLingui();
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
          <Button key={action} kind="quiet" size="small" disabled={!actionOf(order, action)?.allowed}>
            {i18n._(labelOf(ACTION_LABELS, action))}
          </Button>
        ))}
      </div>
      {[...reasons].map(([reason, actions]) => (
        <p key={reason} className={styles.reason}>
          {why(format.list(actions), reason)}
        </p>
      ))}
    </div>
  );
}
