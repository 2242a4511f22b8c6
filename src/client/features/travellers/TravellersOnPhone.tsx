import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Traveller } from '../../../contract/travellers.ts';
import { draftAt, useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { itemOf } from '../../offline/outbox/item-place.ts';
import { changedTraveller } from '../../offline/outbox/kinds/travellers.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { useOutbox, useQueued } from '../../offline/outbox/use-outbox.ts';
import { cachedTraveller } from '../../trip/cached-traveller.ts';
import { TravellerList } from '../../trip/TravellerList.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { ImportSheet } from './ImportSheet.tsx';
import { QueuedTravellers } from './QueuedTravellers.tsx';
import { TravellerSheet } from './TravellerSheet.tsx';
import { TravellerTools } from './TravellerTools.tsx';
import { TypedTravellers } from './TypedTravellers.tsx';
import { readTypedTraveller, TYPED_TRAVELLERS, typedPlace } from './typed-traveller.ts';
import { useSubject } from './use-subject.ts';

/** The open sheet; `count` makes each opening a new form. */
interface Open {
  what: 'none' | 'import' | 'form';
  count: number;
  /** The form's traveller and its outbox item; both null for a new traveller. */
  kept: Traveller | null;
  record: OutboxRecord | null;
  /** Where the draft is stored. */
  place: string;
}

type Show = (what: Open['what'], kept?: Traveller | null, record?: OutboxRecord | null, place?: string) => void;

/** A form opened by another screen or a shared URL is shown once loaded; the URL is then the list's again. */
function useOpenedByAddress(show: Show): void {
  const { t } = useLingui();
  const opened = useSearch({ from: '/travellers/' });
  const { subject, isReading } = useSubject(opened);
  const navigate = useNavigate();
  const isNobody = !isReading && !subject && Object.keys(opened).length > 0;
  useEffect(() => {
    if (!isNobody) return;
    toast(t`This traveller was deleted, or belongs to another company.`, 'warning');
    void navigate({ to: '/travellers', search: {}, replace: true });
  }, [isNobody, navigate, t]);
  // The URL changes a moment after the request.
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === (subject?.place ?? '')) return;
    shown.current = subject?.place ?? '';
    if (!subject) return;
    show('form', subject.kept, subject.record, subject.place);
    void navigate({ to: '/travellers', search: {}, replace: true });
  }, [subject, navigate, show]);
}

/** The sheets of the page, and what opens them. */
function useSheets() {
  const [open, setOpen] = useState<Open>({ what: 'none', count: 0, kept: null, record: null, place: '' });
  const typed = useDraftsAt(TYPED_TRAVELLERS);
  const { records } = useOutbox();
  const show = useCallback<Show>(
    (what, kept = null, record = null, place = '') =>
      setOpen(({ count }) => ({ what, count: count + 1, kept, record, place: place || typedPlace(kept, record) })),
    [],
  );
  useOpenedByAddress(show);
  const typedAt = (at: string) => readTypedTraveller(draftAt(at)?.value);
  /** Resumes an unsaved form. */
  const goOn = (at: string) => {
    const record = records.find(({ id }) => id === itemOf(at));
    const kept = typedAt(at)?.traveller ?? null;
    if (record) show('form', cachedTraveller(record.subject), record, at);
    // If its item is gone, only the draft is left.
    else show('form', kept && (cachedTraveller(kept.id) ?? kept), null, at);
  };
  // An open draft is not listed behind its sheet.
  const offered = (typed ?? []).filter((one) => open.what !== 'form' || one.place !== open.place);
  return { open, show, goOn, typed: offered, typedHere: typedAt(open.place) };
}

/** The list over the whole screen, its forms in sheets. */
export function TravellersOnPhone() {
  const { t } = useLingui();
  const [expiring, setExpiring] = useState(false);
  const { open, show, goOn, typed, typedHere } = useSheets();
  const changed = useQueued(changedTraveller);
  const close = () => show('none');
  return (
    <Page
      title={t`Travellers`}
      back="/more"
      footer={
        <Button block size="main" onPress={() => show('form')}>
          <Trans>Add a traveller</Trans>
        </Button>
      }
    >
      <TravellerTools expiring={expiring} onExpiring={() => setExpiring(!expiring)} onImport={() => show('import')} />
      <TypedTravellers list={typed} onChoose={goOn} />
      <QueuedTravellers onChoose={(record) => show('form', null, record)} />
      <TravellerList
        expiring={expiring}
        onChoose={(kept) => show('form', kept, changed.findLast(({ subject }) => subject === kept.id) ?? null)}
      />
      <TravellerSheet
        key={open.what === 'form' ? open.count : 0}
        open={open.what === 'form'}
        kept={open.kept}
        record={open.record}
        place={open.place}
        typed={typedHere}
        onClose={close}
      />
      <ImportSheet open={open.what === 'import'} onClose={close} />
    </Page>
  );
}
