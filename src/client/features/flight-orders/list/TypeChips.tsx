import { Trans, useLingui } from '@lingui/react/macro';
import { ORDER_TYPES } from '../../../../contract/order-groups.ts';
import { ORDER_TYPE_LABELS } from '../../../orders/order-labels.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { OrdersSearch } from '../order-filters.ts';
import type { ChangeSearch } from '../use-orders-search.ts';
import styles from './TypeChips.module.css';

/** All, origin, change, refund, void (spec §2). */
export function TypeChips({ search, onChange }: { search: OrdersSearch; onChange: ChangeSearch }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.chips} role="group" aria-label={t`Kind of order`}>
      <Chip selected={search.type === undefined} onPress={() => onChange({ type: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {ORDER_TYPES.map((type) => (
        <Chip key={type} selected={search.type === type} onPress={() => onChange({ type })}>
          {i18n._(ORDER_TYPE_LABELS[type])}
        </Chip>
      ))}
      <ButtonLink to="/flight/orders/voyage" kind="plain" size="small">
        <Trans>Disruptions</Trans>
      </ButtonLink>
    </div>
  );
}
