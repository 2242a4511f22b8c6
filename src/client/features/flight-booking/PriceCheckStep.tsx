import { useFormikContext } from 'formik';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import { firstDocument } from '../../booking/party-values.ts';
import type { BookingValues } from './booking-values.ts';
import { PriceCheckPanel } from './PriceCheckPanel.tsx';
import { clearInvalidValues } from './price-check.ts';
import type { usePriceCheck } from './use-price-check.ts';

interface PriceCheckStepProps {
  priceCheck: ReturnType<typeof usePriceCheck>;
  counts: PassengerCounts;
  onBack: () => void;
  onSearchAgain: () => void;
}

/** The price check above the form: values that the new offer does not allow are cleared, only once it is accepted. */
export function PriceCheckStep({ priceCheck, counts, onBack, onSearchAgain }: PriceCheckStepProps) {
  const { values, setValues } = useFormikContext<BookingValues>();
  const { state } = priceCheck;
  const accept = () => {
    if (state.status === 'changed') {
      const { restrictions } = state.answer.solution;
      void setValues(clearInvalidValues(values, restrictions, firstDocument(restrictions.documentTypes)), false);
    }
    priceCheck.accept();
  };
  return (
    <PriceCheckPanel
      state={state}
      values={values}
      counts={counts}
      onRetry={() => void priceCheck.check()}
      onAccept={accept}
      onBack={onBack}
      onSearchAgain={onSearchAgain}
    />
  );
}
