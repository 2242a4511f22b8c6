import { useEffect, useState } from 'react';
import type { Traveller } from '../../../contract/travellers.ts';
import { usePages } from '../../api/use-pages.ts';
import { useDraftAt, useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { changedTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { refreshOutbox } from '../../offline/outbox/outbox-here.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { useOutbox, useQueued } from '../../offline/outbox/use-outbox.ts';
import { cachedTraveller } from '../../trip/cached-traveller.ts';
import { NEW, type Opened } from './opened.ts';
import {
  itemPlace,
  placeIn,
  readTypedTraveller,
  TYPED_TRAVELLERS,
  type TypedTraveller,
  typedPlace,
} from './typed-traveller.ts';

/** A form's subject. */
export interface Subject {
  /** The server's version; null for a new one, or when it is not cached. */
  kept: Traveller | null;
  /** Its outbox item. */
  record: OutboxRecord | null;
  /** Where the draft is stored until it is saved, and the draft. */
  place: string;
  typed: TypedTraveller | null;
}

/** The outbox item that a URL opens. `isRead`: before that, an absence means nothing. */
function useRecord({ id, item, typed }: Opened): { record: OutboxRecord | null; isRead: boolean } {
  const [isRead, setRead] = useState(false);
  const { records } = useOutbox();
  const changed = useQueued(changedTraveller);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      await refreshOutbox().catch(reportError);
      if (!isLeft) setRead(true);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, []);
  const record =
    item === undefined
      ? // What was typed beside a change that waits is a change of its own.
        typed === undefined && changed.findLast(({ subject }) => subject === id)
      : records.find((one) => one.id === item);
  return { record: record || null, isRead };
}

/** A traveller by id, from cached lists or from the server; `asked` is the query to it. */
function useKept(id: string | undefined, mayAsk: boolean) {
  const kept = id === undefined ? null : cachedTraveller(id);
  const isUnknown = mayAsk && id !== undefined && kept === null;
  const asked = usePages('travellers', { id: id ?? '' }, 1, isUnknown);
  // The data of another traveller stays until this one's arrives.
  const isReading = isUnknown && (asked.data === undefined || asked.isPlaceholderData);
  // Offline, and where the server fails, there is no answer to wait for.
  return { kept, asked, isReading, mayCome: isReading && asked.isFetching };
}

/** The unsaved draft at a place. */
function useLeft(place: string): { left: TypedTraveller | null; isRead: boolean } {
  const isRead = useDraftsAt(TYPED_TRAVELLERS) !== null;
  return { left: readTypedTraveller(useDraftAt(place)?.value), isRead };
}

/** A URL's traveller: `subject` is null while it loads, and when there is none. */
export function useSubject(opened: Opened) {
  const { id, item } = opened;
  const { record, isRead: isOutboxRead } = useRecord(opened);
  const asksFor = id === NEW ? undefined : (id ?? record?.subject);
  const { kept, asked, isReading, mayCome } = useKept(asksFor, item === undefined);
  const isGone = item !== undefined && record === null;
  const place =
    placeIn(opened) ?? (isGone ? itemPlace(item) : typedPlace(asksFor === undefined ? null : { id: asksFor }, record));
  const { left, isRead: isTypedRead } = useLeft(place);
  const isRead = isOutboxRead && isTypedRead;
  // If the item is gone, or the traveller unavailable, only the draft is left.
  const isOpen = Object.keys(opened).length > 0;
  const isLeft = isOpen && left !== null && !mayCome;
  const isSomebody = id === NEW || kept !== null || record !== null || isLeft;
  const subject = { kept: kept ?? left?.traveller ?? null, record, place, typed: left };
  return { subject: isRead && isSomebody ? subject : null, place, asked, isReading: !isRead || isReading };
}
