import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { localDate } from '../../../contract/dates.ts';
import { useMe } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { useStore } from '../../api/store.ts';
import { FormWaiting } from '../../booking/FormWaiting.tsx';
import { KeptForm } from '../../booking/KeptForm.tsx';
import { LostResponseNotice } from '../../booking/LostResponseNotice.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { focusField } from '../../form/focus-field.ts';
import { FormDraftNotices } from '../../offline/drafts/ui/DraftNotices.tsx';
import { SavedTag } from '../../offline/drafts/ui/SavedTag.tsx';
import { useDiscard } from '../../offline/drafts/ui/use-discard.ts';
import { useSaveState } from '../../offline/drafts/use-draft.ts';
import { cityOfPlace, loadPlaces } from '../../places/dictionary-queries.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { Page } from '../../ui/Page.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import styles from './GroupBooking.module.css';
import { journeyOf, type RequestValues } from './group-values.ts';
import { JourneyList } from './JourneyList.tsx';
import { PartyCard } from './PartyCard.tsx';
import { QuoteWords } from './QuoteWords.tsx';
import { type RequestPlace, useRequestPlace } from './use-request-place.ts';

/** /flight/group/booking: route, dates, party; the desk quotes it. */
export function GroupBookingPage() {
  const { t } = useLingui();
  const { place, open } = useRequestPlace();
  useKeepsForm();
  // The form starts with the draft, so the draft is read first.
  if (!place) return <FormWaiting title={t`Group ticket`} back="/more" />;
  return <TripForm key={place.session.id} place={place} open={open} />;
}

const FIRST_FIELD = 'journeys[0].origin';

interface TripFormProps {
  place: RequestPlace;
  open: (id: string) => void;
}

function TripForm({ place, open }: TripFormProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const currency = useMe()?.company.config.commonConfig.settlementCurrency ?? '';
  const validate = async (values: RequestValues) => {
    const [{ tripErrors }, places] = await Promise.all([import('./group-errors.ts'), loadPlaces()]);
    const today = localDate(new Date(serverNow()));
    return tripErrors(values, (code) => cityOfPlace(places, code), today, locale);
  };
  const review = async (values: RequestValues) => {
    place.change({ values: { ...values, currency } });
    await navigate({ to: '/flight/group/booking/confirm' });
  };
  return (
    <KeptForm place={place} validate={validate} onSubmit={review}>
      <RequestPage place={place} open={open} />
    </KeptForm>
  );
}

function RequestPage({ place, open }: TripFormProps) {
  const { t } = useLingui();
  const { values, submitForm, isSubmitting } = useFormikContext<RequestValues>();
  const { session, held } = place;
  const isUnanswered = useStore(held).attempt !== null;
  const partOf = (path: string) => {
    const number = journeyOf(path, values);
    return number === null ? undefined : t`Journey ${number}`;
  };
  // After the page, which focuses its heading; on coming back, the focus is where it was.
  useEffect(() => focusField(FIRST_FIELD, { preventScroll: true }), []);
  return (
    <Page
      title={t`Group ticket`}
      back="/more"
      wide
      end={<ButtonLink kind="plain" size="small" to="/flight/group/order">{t`Group orders`}</ButtonLink>}
      footer={
        <div className={styles.footer}>
          <Button size="main" block busy={isSubmitting} onPress={() => void submitForm()}>
            <Trans>Review the request</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
          <FormDraftNotices session={session} ordersAt="/flight/group/order" />
          {isUnanswered ? <LostResponseNotice session={session} /> : null}
          <ErrorSummary groupOf={partOf} />
          <JourneyList />
          <PartyCard />
          <KeptNote place={place} open={open} />
        </form>
        <aside className={styles.form} aria-label={t`Next steps`}>
          <QuoteWords />
        </aside>
      </div>
    </Page>
  );
}

/** Says that the request is saved as a draft, and leaves it for another one or discards it. */
function KeptNote({ place: { session }, open }: { place: RequestPlace; open: (id: string) => void }) {
  const discard = useDiscard();
  if (useSaveState(session).at === '') return null;
  const begin = () => open(crypto.randomUUID());
  const throwAway = async () => {
    await session.flush();
    await discard(session.id, () => open(session.id));
    begin();
  };
  return (
    <div className={styles.kept}>
      <span>
        <Trans>Stored under Drafts until it is sent.</Trans>
      </span>
      <SavedTag session={session} />
      <Button kind="plain" size="small" onPress={begin}>
        <Trans>Start another request</Trans>
      </Button>
      <Button kind="plain" size="small" onPress={() => void throwAway()}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}
