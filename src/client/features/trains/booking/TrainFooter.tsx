import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { useOnline } from '../../../api/online.ts';
import type { DraftSession } from '../../../offline/drafts/draft-session.ts';
import { useSaveState } from '../../../offline/drafts/use-draft.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import styles from './TrainForm.module.css';
import type { TrainDraft } from './train-draft.ts';
import type { TrainValues } from './train-values.ts';

interface TrainFooterProps {
  offer: TrainVerification | undefined;
  session: DraftSession<TrainDraft>;
  busy: boolean;
  /** Set while a booking waits for a lost answer: the only action is to retry. */
  onRepeat: ((values: TrainValues) => Promise<void>) | null;
}

/** The party's total and the page's only action. */
export function TrainFooter({ offer, session, busy, onRepeat }: TrainFooterProps) {
  const { t } = useLingui();
  const format = useFormat();
  const prices = useClientPrices();
  const online = useOnline();
  const { values, submitForm, isSubmitting } = useFormikContext<TrainValues>();
  const isBooked = useSaveState(session).status === 'booked';
  const count = values.passengers.length;
  // The button's label and handler; null while it can do nothing.
  const nextStep = (): [string, (() => void) | null] => {
    if (onRepeat) return [t`Check the result`, () => void onRepeat(values)];
    if (isBooked) return [t`Booked in another tab`, null];
    return [t`Hold the seats`, offer ? () => void submitForm() : null];
  };
  const [label, act] = nextStep();
  return (
    <div className={styles.footer}>
      <div className={styles.total}>
        <span>{t`${plural(count, { one: 'Total for # passenger', other: 'Total for # passengers' })}`}</span>
        <strong className={`num ${styles.amount}`}>{format.money(offer && !prices.isSafe ? offer.total : null)}</strong>
      </div>
      <Button
        size="main"
        block
        busy={busy || isSubmitting}
        disabled={act === null}
        disabledReason={online ? null : t`Booking needs a connection`}
        onPress={() => act?.()}
      >
        {label}
      </Button>
    </div>
  );
}
