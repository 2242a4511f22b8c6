import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { useAirlines } from '../../places/dictionary-queries.ts';
import { TravellerList } from '../../trip/TravellerList.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { usePassengerFills } from '../paste/PassengerFills.tsx';
import { cardFor, travellerFields } from './traveller-fields.ts';

interface TravellerSheetProps {
  open: boolean;
  onClose: () => void;
  index: number;
  accepted: readonly DocumentType[];
  /** Codes of the operating airlines. */
  carriers: readonly string[];
  lastTravelDate: string;
}

/** The agency's travellers, the user's frequent ones first; opening one for its numbers is in the user log. */
export function TravellerSheet({ open, onClose, index, accepted, carriers, lastTravelDate }: TravellerSheetProps) {
  const { t } = useLingui();
  const online = useOnline();
  const airlines = useAirlines();
  const { fill, chosen } = usePassengerFills();
  const [busy, setBusy] = useState<string | null>(null);
  const opening = useRef<AbortController | null>(null);
  // Closing the list cancels the selection.
  useEffect(() => {
    if (!open) opening.current?.abort();
  }, [open]);
  const flying = carriers.map((code) => ({ code, alliance: airlines?.get(code)?.alliance ?? null }));
  const put = (traveller: Traveller) => {
    const needs = { accepted, lastTravelDate, carriers: flying };
    fill([{ target: index, fields: travellerFields(traveller, needs) }], {
      kind: 'traveller',
      partnerCard: cardFor(traveller, needs)?.fit === 'alliance',
      traveller: traveller.id,
    });
    onClose();
  };
  const choose = async ({ id }: Traveller) => {
    // A second tap would open a traveller twice, and each opening is logged.
    if (busy !== null) return;
    setBusy(id);
    const stop = new AbortController();
    opening.current = stop;
    try {
      const traveller = await call('openTraveller', { id }, { signal: stop.signal });
      if (!stop.signal.aborted) put(traveller);
    } catch (error) {
      if (!stop.signal.aborted) toast(messageOf(error), 'error');
    } finally {
      setBusy(null);
    }
  };
  return (
    <Sheet open={open} onClose={onClose} title={t`Choose traveller`} breakpoints="full">
      <TravellerList
        chosen={chosen}
        busy={busy}
        disabledReason={online ? null : t`Traveller details are available online only.`}
        onChoose={(traveller) => void choose(traveller)}
      />
    </Sheet>
  );
}
