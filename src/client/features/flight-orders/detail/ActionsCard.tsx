import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderAction } from '../../../../contract/flight-order-states.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useOnline } from '../../../api/online.ts';
import { awaitsTickets } from '../../../orders/next-step.ts';
import { actionOf, useActionReason } from '../../../orders/order-actions.ts';
import { ACTION_LABELS } from '../../../orders/order-labels.ts';
import { PaperButton } from '../../../orders/paper/PaperButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { lazyPart, useLoadedAhead } from '../../../ui/lazy-part.tsx';
import { fareRuleWarning } from '../fare-rule-warning.ts';
import styles from './ActionsCard.module.css';
import { openWithdrawal } from './withdrawals.ts';

const loadRefund = () => import('../after-sales/RefundSheet.tsx');
const loadChange = () => import('../after-sales/ChangeSheet.tsx');
const RefundSheet = lazyPart(async () => (await loadRefund()).RefundSheet, { isAskedFor: true });
const VoidSheet = lazyPart(async () => (await import('../after-sales/VoidSheet.tsx')).VoidSheet, { isAskedFor: true });
const ChangeSheet = lazyPart(async () => (await loadChange()).ChangeSheet, { isAskedFor: true });

const AFTER_SALES = [
  'change',
  'refund',
  'void',
  'cancelChange',
  'cancelRefund',
  'cancelVoid',
] as const satisfies readonly OrderAction[];
/** Forms that are saved on the device until they can be sent. */
const FILLED_OFFLINE: readonly OrderAction[] = ['change', 'refund'];
const AFTER_TICKETS: readonly OrderAction[] = ['change', 'refund', 'void'];

interface ActionsCardProps {
  order: FlightOrder;
  onItinerary: () => void;
}

/** The traveller's itinerary and the available requests, closed actions with their reason. */
export function ActionsCard({ order, onItinerary }: ActionsCardProps) {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <Card title={t`Actions`}>
      <div className={styles.buttons}>
        <PaperButton onPress={onItinerary} />
      </div>
      <AfterSales order={order} online={online} />
    </Card>
  );
}

function AfterSales({ order, online }: { order: FlightOrder; online: boolean }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState<'refund' | 'change' | 'void' | null>(null);
  // Tickets issued while the page is open are not refunded at once: their agent still waits for other code.
  const [mayAsk] = useState(() => FILLED_OFFLINE.some((action) => actionOf(order, action)?.allowed));
  useLoadedAhead(mayAsk, loadRefund, loadChange);
  const acts: Partial<Record<OrderAction, () => void>> = {
    change: () => setAsking('change'),
    refund: () => setAsking('refund'),
    void: () => setAsking('void'),
  };
  const format = useFormat();
  const reasonOf = useActionReason(order);
  const open = openWithdrawal(order);
  const offered = AFTER_SALES.filter((action) => action !== open && actionOf(order, action) !== null);
  if (offered.length === 0) return null;
  const beforeTickets = awaitsTickets(order);
  const why = (actions: string, reason: string) => t`${actions}: ${reason}`;
  const reasons = new Map<string, string[]>();
  for (const action of offered) {
    const waits = beforeTickets && AFTER_TICKETS.includes(action);
    const denied = fareRuleWarning(order, action);
    const reason = waits ? t`Opens once the tickets are issued.` : (reasonOf(action) ?? (denied && i18n._(denied)));
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
      {asking === 'void' ? <VoidSheet order={order} onClose={() => setAsking(null)} /> : null}
      {asking === 'change' ? <ChangeSheet order={order} open onClose={() => setAsking(null)} /> : null}
      {[...reasons].map(([reason, actions]) => (
        <p key={reason} className={styles.reason}>
          {why(format.list(actions), reason)}
        </p>
      ))}
    </div>
  );
}
