import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { peopleOutline } from 'ionicons/icons';
import type { GroupOrderInput } from '../../../contract/group-orders.ts';
import { useOnline } from '../../api/online.ts';
import { useLocale } from '../../api/settings.ts';
import { ContactFields } from '../../booking/ContactFields.tsx';
import { FormWaiting } from '../../booking/FormWaiting.tsx';
import { KeptForm } from '../../booking/KeptForm.tsx';
import { LostResponseNotice } from '../../booking/LostResponseNotice.tsx';
import { useBooking } from '../../booking/use-booking.ts';
import { useSettlementCurrencyChanged } from '../../booking/use-settlement-currency-changed.ts';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { FormDraftNotices } from '../../offline/drafts/ui/DraftNotices.tsx';
import { SavedTag } from '../../offline/drafts/ui/SavedTag.tsx';
import { GroupTripFacts } from '../../orders/GroupTripFacts.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { Page } from '../../ui/Page.tsx';
import styles from './GroupBooking.module.css';
import { isLookedThrough, type RequestValues, toTrip } from './group-values.ts';
import { QuoteWords } from './QuoteWords.tsx';
import { type RequestPlace, useRequestPlace } from './use-request-place.ts';
import { useSendRequest } from './use-send-request.ts';

/** /flight/group/booking/confirm: a review of the request, its contact, and its submission. */
export function GroupConfirmPage() {
  const { t } = useLingui();
  const { place } = useRequestPlace();
  useKeepsForm();
  if (!place) return <FormWaiting title={t`Group ticket`} back="/flight/group/booking" />;
  return <SendForm key={place.session.id} place={place} />;
}

function SendForm({ place }: { place: RequestPlace }) {
  const locale = useLocale();
  const booking = useBooking(place, 'createGroupOrder');
  const { send, repeat } = useSendRequest(booking);
  return (
    <KeptForm
      place={place}
      validate={async (values) => (await import('./group-errors.ts')).contactErrors(values, locale)}
      onSubmit={send}
    >
      <ConfirmPage place={place} busy={booking.busy} unanswered={booking.unanswered?.body ?? null} onRepeat={repeat} />
    </KeptForm>
  );
}

interface ConfirmPageProps {
  place: RequestPlace;
  busy: boolean;
  /** The request with a lost answer, as sent: the only action is to retry. */
  unanswered: GroupOrderInput | null;
  onRepeat: (values: RequestValues) => Promise<void>;
}

function ConfirmPage({ place: { session }, busy, unanswered, onRepeat }: ConfirmPageProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { values, submitForm, isSubmitting } = useFormikContext<RequestValues>();
  const isReady = isLookedThrough(values);
  const navigate = useNavigate();
  const hasMoved = useSettlementCurrencyChanged(
    isReady ? values.currency : null,
    t`The settlement currency has changed. Please look your group request through again.`,
    () => void navigate({ to: '/flight/booking', replace: true }),
  );
  if (!isReady || hasMoved)
    return (
      <Page title={t`Group ticket`} back="/flight/group/booking">
        {hasMoved ? null : <NothingToSend />}
      </Page>
    );
  return (
    <Page
      title={t`Request a quote`}
      back="/flight/group/booking"
      wide
      end={<SavedTag session={session} />}
      footer={
        <div className={styles.footer}>
          <Button
            size="main"
            block
            busy={busy || isSubmitting}
            disabledReason={online ? null : t`Saved on this device; sending needs a connection.`}
            onPress={() => void (unanswered ? onRepeat(values) : submitForm())}
          >
            {unanswered ? t`Check the result` : t`Send the request`}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
          <FormDraftNotices session={session} ordersAt="/flight/group/order" />
          {unanswered ? <LostResponseNotice session={session} onRepeat={onRepeat} /> : null}
          <ErrorSummary />
          <TripReview trip={unanswered ?? toTrip(values)} />
          <ContactFields />
        </form>
        <aside className={styles.form} aria-label={t`Next steps`}>
          <QuoteWords />
        </aside>
      </div>
    </Page>
  );
}

/** The URL was opened directly, or the request has been sent. */
function NothingToSend() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={peopleOutline}
      title={t`No request is filled in`}
      text={t`First enter where, when and how many people travel.`}
      action={<ButtonLink to="/flight/group/booking">{t`Request a group`}</ButtonLink>}
    />
  );
}

/** The request as the order shows it. */
function TripReview({ trip }: { trip: ReturnType<typeof toTrip> }) {
  const { t } = useLingui();
  const { journeys, passengers, groupOrderExtraInfo } = trip;
  return (
    <Card title={t`Your request`}>
      <GroupTripFacts journeys={journeys} party={passengers} groupOrderExtraInfo={groupOrderExtraInfo} />
    </Card>
  );
}
