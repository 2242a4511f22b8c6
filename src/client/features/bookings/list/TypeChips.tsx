import { Trans, useLingui } from '@lingui/react/macro';
import { ORDER_TYPES } from '../../../../contract/order-groups.ts';
import { useOpenVoyages } from '../../../account/use-open-voyages.ts';
import { useGrants } from '../../../api/session.ts';
import { type OrdersSearch, PRODUCTS } from '../../../orders/order-filters.ts';
import { ORDER_TYPE_LABELS, PRODUCT_LABELS } from '../../../orders/order-labels.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { ChangeSearch } from '../use-orders-search.ts';
import styles from './TypeChips.module.css';

interface TypeChipsProps {
  search: OrdersSearch;
  onChange: ChangeSearch;
}

/** Filters by product, and by order type of spec §2: all, origin, change, refund, void. */
export function TypeChips({ search, onChange }: TypeChipsProps) {
  const { t, i18n } = useLingui();
  const open = useOpenVoyages().data?.total ?? 0;
  return (
    <div className={styles.chips}>
      <ProductChips search={search} onChange={onChange} />
      <div className={styles.group} role="group" aria-label={t`Kind of order`}>
        <Chip selected={search.type === undefined} onPress={() => onChange({ type: undefined })}>
          <Trans>All</Trans>
        </Chip>
        {ORDER_TYPES.map((type) => (
          <Chip key={type} selected={search.type === type} onPress={() => onChange({ type })}>
            {i18n._(ORDER_TYPE_LABELS[type])}
          </Chip>
        ))}
      </div>
      <ButtonLink to="/flight/orders/voyage" kind="plain" size="small">
        {open > 0 ? <Trans>Disruptions ({open})</Trans> : <Trans>Disruptions</Trans>}
      </ButtonLink>
    </div>
  );
}

/** One product alone; pressed again, all of them. Trains only where the company has them. */
function ProductChips({ search, onChange }: TypeChipsProps) {
  const { t, i18n } = useLingui();
  const hasTrains = useGrants()?.company.enableTrainService ?? false;
  return (
    <div className={styles.group} role="group" aria-label={t`Product`}>
      {PRODUCTS.filter((product) => product !== 'train' || hasTrains).map((product) => {
        const isOn = search.product === product;
        return (
          <Chip key={product} selected={isOn} onPress={() => onChange({ product: isOn ? undefined : product })}>
            {i18n._(PRODUCT_LABELS[product])}
          </Chip>
        );
      })}
    </div>
  );
}
