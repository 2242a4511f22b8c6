import { Trans, useLingui } from '@lingui/react/macro';
import type { FormikErrors } from 'formik';
import { useState } from 'react';
import type { Traveller } from '../../../contract/travellers.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { setDraft } from '../../offline/drafts/draft-values.ts';
import { OtherVersions } from '../../offline/drafts/ui/DraftNotices.tsx';
import { dropItem } from '../../offline/outbox/drop-item.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { Button } from '../../ui/Button.tsx';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useStillHere } from '../../ui/use-still-here.ts';
import { Differences } from './Differences.tsx';
import { formOf } from './queued-form.ts';
import { TravellerActions } from './TravellerActions.tsx';
import styles from './TravellerForm.module.css';
import { TravellerForm } from './TravellerForm.tsx';
import type { TravellerValues } from './traveller-values.ts';
import { keptForm, readTypedTraveller, type TypedTraveller } from './typed-traveller.ts';
import { type SavedHow, useSaveTraveller } from './use-save-traveller.ts';

interface TravellerSheetProps {
  open: boolean;
  /** In the pane beside the list, not in a sheet over it. */
  beside?: boolean;
  /** The server's version; null for a new one, or when it is not cached. */
  kept: Traveller | null;
  /** Its outbox item. */
  record: OutboxRecord | null;
  /** Where the draft is stored until it is saved, and the draft. */
  place: string;
  typed: TypedTraveller | null;
  /** Called once saved; the form is busy until it settles. Absent: the form closes. */
  onSaved?: (how: SavedHow) => Promise<void>;
  onClose: () => void;
}

/** Adds or edits a traveller. */
export function TravellerSheet(props: TravellerSheetProps) {
  const { open, beside = false, kept, record, place, typed, onSaved, onClose } = props;
  const { t } = useLingui();
  const locale = useLocale();
  // As when opened: updates while typing must not change the form's subject.
  const [opened] = useState(() => formOf(kept, record));
  const [{ traveller }] = useState<TypedTraveller>(() => typed ?? opened);
  const [shown, setShown] = useState(traveller);
  const Frame = beside ? DetailPane : Sheet;
  const save = useSaveTraveller({ traveller, record });
  const isHere = useStillHere();
  const isDone = () => {
    setDraft(place, undefined);
    if (isHere()) onClose();
  };
  const validate = async (values: TravellerValues): Promise<FormikErrors<TravellerValues>> => {
    const { travellerErrors } = await import('./traveller-errors.ts');
    return travellerErrors(values, traveller, locale);
  };
  return (
    <DraftForm<TravellerValues>
      place={place}
      initialValues={opened.values}
      keep={(values) => keptForm(traveller, values)}
      read={(kept) => readTypedTraveller(kept)?.values ?? null}
      validate={validate}
      validateOnChange={false}
      onSubmit={async (values, { setErrors }, options) => {
        const how = await save(values, setErrors, options);
        if (how === null) return false;
        setDraft(place, undefined);
        await (onSaved?.(how) ?? isDone());
        return true;
      }}
    >
      {({ submitForm, isSubmitting, values, setValues }) => (
        <Frame
          open={open}
          onClose={onClose}
          title={traveller ? `${traveller.surname} ${traveller.givenName}` : t`New traveller`}
          breakpoints="full"
          footer={
            <Button block size="main" busy={isSubmitting} onPress={() => void submitForm()}>
              <Trans>Save</Trans>
            </Button>
          }
        >
          <form noValidate autoComplete="off" className={styles.form} onSubmit={(event) => event.preventDefault()}>
            <OtherVersions id={place} />
            {traveller && shown ? (
              <TravellerActions
                traveller={shown}
                onOpened={(opened) => {
                  setShown(opened);
                  const numbers = new Map(opened.documents.map(({ id, number }) => [id, number]));
                  const documents = values.documents.map((document) => ({
                    ...document,
                    kept: numbers.get(document.id) ?? document.kept,
                  }));
                  void setValues({ ...values, documents }, false);
                }}
                onDeleted={isDone}
              />
            ) : null}
            {record && !traveller ? <NotSent record={record} onDropped={isDone} /> : null}
            {record?.refused ? <Differences refused={record.refused.message} differs={opened.differs} /> : null}
            <ErrorSummary />
            <TravellerForm isNew={traveller === null} cards={shown?.cards ?? []} wide={beside} />
          </form>
        </Frame>
      )}
    </DraftForm>
  );
}

/** Actions on a traveller that is not on the server. */
function NotSent({ record, onDropped }: { record: OutboxRecord; onDropped: () => void }) {
  const drop = async () => {
    if (await dropItem(record)) onDropped();
  };
  return (
    <div className={styles.actions}>
      <Button kind="danger" size="small" onPress={() => void drop().catch(reportError)}>
        {record.state === 'refused' ? <Trans>Discard</Trans> : <Trans>Cancel sending</Trans>}
      </Button>
    </div>
  );
}
