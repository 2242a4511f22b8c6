import { useLingui } from '@lingui/react/macro';
import { trainOutline } from 'ionicons/icons';
import { usePages } from '../../../api/use-pages.ts';
import { useFieldText } from '../../../offline/drafts/draft-values.ts';
import { ProductList } from '../../../orders/ProductList.tsx';
import { TrainRow } from '../../../orders/TrainRow.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useSettled } from '../../../ui/use-settled.ts';

interface TrainListProps {
  /** The booking open beside the list. */
  opened: string | null;
  canBook: boolean;
}

/** The train bookings of the company, newest first. */
export function TrainList({ opened, canBook }: TrainListProps) {
  const { t } = useLingui();
  const draft = useFieldText('train-orders');
  const q = useSettled(draft.text.trim());
  const query = usePages('trainOrders', q ? { q } : {}, 30);
  return (
    <ProductList
      query={query}
      search={{ label: t`Search train bookings`, placeholder: t`Number, train, passenger`, draft }}
      label={t`Train bookings`}
      empty={
        <EmptyState
          icon={trainOutline}
          title={t`No train bookings found`}
          text={q ? t`Try another number or name.` : null}
          action={canBook && !q ? <ButtonLink to="/train/booking">{t`Search trains`}</ButtonLink> : null}
        />
      }
      row={(order) => <TrainRow order={order} isOpen={order.id === opened} />}
    />
  );
}
