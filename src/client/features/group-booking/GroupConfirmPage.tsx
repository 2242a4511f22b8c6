import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { peopleOutline } from 'ionicons/icons';
import { useOnline } from '../../api/online.ts';
import { useLocale } from '../../api/settings.ts';
import { ContactFields } from '../../booking/ContactFields.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { Page } from '../../ui/Page.tsx';
import styles from './GroupBooking.module.css';
import { isLookedThrough, type RequestValues } from './group-values.ts';
import { QuoteWords } from './QuoteWords.tsx';
import { RequestForm } from './RequestForm.tsx';
import { TripReview } from './TripReview.tsx';
import { useSendRequest } from './use-send-request.ts';
import { useSettlementMoved } from './use-settlement-moved.ts';

/** /flight/group/booking/confirm: the request once more in full, whom to reach, and its sending. */
export function GroupConfirmPage() {
  const locale = useLocale();
  const send = useSendRequest();
  useKeepsForm();
  return (
    <RequestForm
      validate={async (values) => (await import('./group-errors.ts')).contactErrors(values, locale)}
      onSubmit={send}
    >
      <ConfirmPage />
    </RequestForm>
  );
}

function ConfirmPage() {
  const { t } = useLingui();
  const online = useOnline();
  const { values, submitForm, isSubmitting } = useFormikContext<RequestValues>();
  const isReady = isLookedThrough(values);
  const hasMoved = useSettlementMoved(isReady ? values.currency : null);
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
      footer={
        <div className={styles.footer}>
          <Button
            size="main"
            block
            busy={isSubmitting}
            disabledReason={online ? null : t`It is kept on this device, and is sent with a connection only.`}
            onPress={() => void submitForm()}
          >
            <Trans>Send the request</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
          <ErrorSummary />
          <TripReview values={values} />
          <ContactFields />
        </form>
        <aside className={styles.form} aria-label={t`How it goes on`}>
          <QuoteWords />
        </aside>
      </div>
    </Page>
  );
}

/** The address was opened by itself, or the request has been sent. */
function NothingToSend() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={peopleOutline}
      title={t`No request is filled in`}
      text={t`Say first where, when and how many travel.`}
      action={<ButtonLink to="/flight/group/booking">{t`Request a group`}</ButtonLink>}
    />
  );
}
