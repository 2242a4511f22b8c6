import { Trans, useLingui } from '@lingui/react/macro';
import type { FormikErrors } from 'formik';
import { useState } from 'react';
import type { MemberCard } from '../../../contract/travellers.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { showRefused } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { draftAt, setDraft, useDraftAt, useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { OtherVersions } from '../../offline/drafts/ui/DraftNotices.tsx';
import { NotSavedNote } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { deleteUndoable } from '../../offline/outbox/delete-undoable.ts';
import { deletedCard } from '../../offline/outbox/kinds/travellers.ts';
import { AirlineField } from '../../places/AirlineField.tsx';
import { TravellerList } from '../../trip/TravellerList.tsx';
import { Button } from '../../ui/Button.tsx';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useStillHere } from '../../ui/use-still-here.ts';
import { type CardValues, toCard, toNewCard } from './card-values.ts';
import styles from './TravellersPage.module.css';
import { type Holder, keptCard, readTypedCard, TYPED_CARDS, typedCardPlace } from './typed-card.ts';

interface CardSheetProps {
  open: boolean;
  /** In the pane beside the list, not in a sheet over it. */
  beside?: boolean;
  /** Null for a new one. */
  card: MemberCard | null;
  /** Where the draft is stored until it is saved, if not the card's place. */
  place?: string | undefined;
  onClose: () => void;
}

/** Adds or edits a member card: first its holder, then airline and number. */
export function CardSheet(props: CardSheetProps) {
  // The form starts with the draft, so the draft is read first.
  if (useDraftsAt(TYPED_CARDS) === null) return null;
  return <CardForm {...props} />;
}

function CardForm({ open, beside = false, card, place: at, onClose }: CardSheetProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const place = at ?? typedCardPlace(card);
  const [chosen, setChosen] = useState<Holder | null>(() => readTypedCard(draftAt(place)?.value)?.holder ?? null);
  const [untouched] = useState<CardValues>({ airline: card?.airline ?? '', number: '' });
  const isTyped = useDraftAt(place) !== undefined;
  const holder = card?.traveller ?? chosen;
  const online = useOnline();
  const Frame = beside ? DetailPane : Sheet;
  const validate = async (values: CardValues): Promise<FormikErrors<CardValues>> => {
    const { cardErrors } = await import('./card-errors.ts');
    return cardErrors(values, card, locale);
  };
  const isHere = useStillHere();
  const isDone = () => {
    setDraft(place, undefined);
    if (isHere()) onClose();
  };
  const save = (values: CardValues, options: CallOptions): Promise<unknown> => {
    if (!card) {
      const input = toNewCard(values, holder?.id ?? '');
      return call('createMemberCard', input, options);
    }
    const input = toCard(values, card);
    return call('updateMemberCard', input, options);
  };
  const remove = async ({ id, version }: MemberCard) => {
    await deleteUndoable(deletedCard, { id, version }, t`Card deleted`);
    isDone();
  };
  return (
    <DraftForm<CardValues>
      place={place}
      initialValues={untouched}
      keep={(values) => keptCard(card, holder, values)}
      read={(kept) => readTypedCard(kept)?.values ?? null}
      validate={validate}
      validateOnChange={false}
      onSubmit={async (values, { setErrors }, options) => {
        try {
          await save(values, options);
          toast(t`Saved`, 'success');
          isDone();
          return true;
        } catch (error) {
          showRefused(error, setErrors);
          return false;
        } finally {
          void invalidate('memberCards', 'travellers');
        }
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <Frame
          open={open}
          onClose={onClose}
          title={holder ? `${holder.surname} ${holder.givenName}` : t`Whose card is it?`}
          breakpoints="full"
          footer={
            holder ? (
              <Button
                block
                size="main"
                busy={isSubmitting}
                disabledReason={online ? null : t`Member cards are changed with a connection only.`}
                onPress={() => void submitForm()}
              >
                <Trans>Save</Trans>
              </Button>
            ) : null
          }
        >
          <OtherVersions id={place} />
          {holder ? (
            <form noValidate className={styles.stack} onSubmit={(event) => event.preventDefault()}>
              <AirlineField name="airline" label={t`Airline of the card`} required />
              <TextField
                name="number"
                label={t`Frequent-flyer number`}
                transform="code"
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={20}
                hint={card ? <Trans>On file: {card.number}. Enter a number only to replace it.</Trans> : null}
              />
              {card ? (
                <Button kind="danger" size="small" onPress={() => void remove(card).catch(reportError)}>
                  <Trans>Delete</Trans>
                </Button>
              ) : null}
              {isTyped ? <NotSavedNote onDiscard={isDone} /> : null}
            </form>
          ) : (
            <TravellerList onChoose={setChosen} />
          )}
        </Frame>
      )}
    </DraftForm>
  );
}
