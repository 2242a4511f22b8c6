import { createStore } from '../../api/store.ts';
import type { FillsPlace } from '../../booking/booking-place.ts';
import { draftAt, setDraft } from '../../offline/drafts/draft-values.ts';
import { listPlace, pastePlace } from './list-values.ts';

/** Machine-filled values are marked while the list is open; pasted text is saved until it is filled in. */
export function fillsPlace(orderId: string): FillsPlace {
  const place = pastePlace(orderId);
  const kept = draftAt(place)?.value;
  const held = createStore<ReturnType<FillsPlace['held']['get']>>({
    fills: [],
    pasted: typeof kept === 'string' ? kept : '',
  });
  return {
    session: { id: listPlace(orderId) },
    held,
    change: (next) => {
      held.set({ ...held.get(), ...next });
      setDraft(place, held.get().pasted || undefined);
    },
  };
}
