import { useLingui } from '@lingui/react/macro';
import { INVOICE_TYPES, type InvoiceType } from '../../../contract/flight-terms.ts';
import { INVOICE_LABELS } from '../../trip/invoice-labels.ts';
import { Chip } from '../../ui/Chip.tsx';
import styles from './Statements.module.css';

interface InvoiceChipsProps {
  /** Null: all kinds. */
  kind: InvoiceType | null;
  onChoose: (kind: InvoiceType | null) => void;
}

/** Filters a bill by the kind of invoice. */
export function InvoiceChips({ kind, onChoose }: InvoiceChipsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.chips} role="group" aria-label={t`Invoice type`}>
      {INVOICE_TYPES.map((each) => (
        <Chip key={each} selected={kind === each} onPress={() => onChoose(kind === each ? null : each)}>
          {i18n._(INVOICE_LABELS[each])}
        </Chip>
      ))}
    </div>
  );
}
