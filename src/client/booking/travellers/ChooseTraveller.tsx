import { useLingui } from '@lingui/react/macro';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FillButton } from '../FillButton.tsx';

const TravellerSheet = lazyPart(async () => (await import('./TravellerSheet.tsx')).TravellerSheet, {
  isAskedFor: true,
});

interface ChooseTravellerProps {
  index: number;
  accepted: readonly DocumentType[];
  /** Codes of the operating airlines: a card of them, or of a partner, is filled in. */
  carriers: readonly string[];
  lastTravelDate: string;
}

/** Fills one passenger from the agency's travellers: one tap here, one on the name. */
export function ChooseTraveller(props: ChooseTravellerProps) {
  const { t } = useLingui();
  return <FillButton label={t`From list`} sheet={(door) => <TravellerSheet {...props} {...door} />} />;
}
