import { useMemo } from 'react';
import type { GroupOrderInput } from '../../../contract/group-orders.ts';
import { type BookingPlace, bookingPlace } from '../../booking/booking-place.ts';
import { ownContact } from '../../booking/own-contact.ts';
import { useOpenedForm } from '../../offline/drafts/use-opened-form.ts';
import { groupDraft, groupHead } from './group-draft.ts';
import { emptyRequest, type RequestValues } from './group-values.ts';

export type RequestPlace = BookingPlace<RequestValues, GroupOrderInput>;

/** Where this tab's current request is stored, for both of its pages; null until it is read. `open` switches to another. */
export function useRequestPlace(): { place: RequestPlace | null; open: (id: string) => void } {
  const { opened, open } = useOpenedForm(groupDraft, 'group');
  const place = useMemo(() => opened && bookingPlace(opened, groupHead, emptyRequest(ownContact())), [opened]);
  return { place, open };
}
