import { useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import { PriceRow as Row } from './PriceRow.tsx';

/** The files that prove a reason, by name. */
export function ProofRows({ files = [] }: { files: NonNullable<FlightOrder['afterSales']>['files'] }) {
  const { t } = useLingui();
  return files.length > 0 ? <Row label={t`Proof`} value={files.map(({ name }) => name).join(', ')} /> : null;
}
