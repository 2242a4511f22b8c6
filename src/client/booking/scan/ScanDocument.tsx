import { useLingui } from '@lingui/react/macro';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FillButton } from '../FillButton.tsx';

const ScanSheet = lazyPart(async () => (await import('./ScanSheet.tsx')).ScanSheet, { isAskedFor: true });

interface ScanDocumentProps {
  index: number;
  accepted: readonly DocumentType[];
}

/** Fills one passenger from a photo of the document. */
export function ScanDocument(props: ScanDocumentProps) {
  const { t } = useLingui();
  return <FillButton label={t`Scan`} sheet={(door) => <ScanSheet {...props} {...door} />} />;
}
