import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { localDate } from '../../../contract/dates.ts';
import { useMe } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { setDraft, useDraftAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedNote } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { cityOfPlace, loadPlaces } from '../../places/dictionary-queries.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { Page } from '../../ui/Page.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import styles from './GroupBooking.module.css';
import { REQUEST_PLACE, type RequestValues } from './group-values.ts';
import { JourneyList } from './JourneyList.tsx';
import { PartyCard } from './PartyCard.tsx';
import { QuoteWords } from './QuoteWords.tsx';
import { RequestForm } from './RequestForm.tsx';

/** /flight/group/booking: where, when and how many; the desk quotes it. */
export function GroupBookingPage() {
  const locale = useLocale();
  const navigate = useNavigate();
  const currency = useMe()?.company.config.commonConfig.settlementCurrency ?? '';
  useKeepsForm();
  const validate = async (values: RequestValues) => {
    const [{ tripErrors }, places] = await Promise.all([import('./group-errors.ts'), loadPlaces()]);
    const today = localDate(new Date(serverNow()));
    return tripErrors(values, (code) => cityOfPlace(places, code), today, locale);
  };
  return (
    <RequestForm
      validate={validate}
      onSubmit={(values) => {
        setDraft(REQUEST_PLACE, { ...values, currency });
        void navigate({ to: '/flight/group/booking/confirm' });
        return false;
      }}
    >
      <RequestPage />
    </RequestForm>
  );
}

function RequestPage() {
  const { t } = useLingui();
  const { submitForm, isSubmitting } = useFormikContext<RequestValues>();
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
          <ErrorSummary />
          <JourneyList />
          <PartyCard />
          <KeptNote />
        </form>
        <aside className={styles.form} aria-label={t`How it goes on`}>
          <QuoteWords />
        </aside>
      </div>
    </Page>
  );
}

/** Says that what is typed is kept, and throws it away. */
function KeptNote() {
  const { resetForm } = useFormikContext<RequestValues>();
  if (useDraftAt(REQUEST_PLACE) === undefined) return null;
  return (
    <NotSavedNote
      onDiscard={() => {
        setDraft(REQUEST_PLACE, undefined);
        resetForm();
      }}
    />
  );
}
