import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { MemberCard } from '../../../contract/travellers.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { TextField } from '../../form/TextField.tsx';
import { dueAt, keepTypedText, takeListed } from '../../offline/drafts/typed.ts';
import { NotSavedNote } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { useTypedList } from '../../offline/drafts/use-typed.ts';
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
import {
  type Holder,
  readTypedCard,
  TYPED_CARDS,
  type TypedCard,
  typedCardPlace,
  typedCardText,
} from './typed-card.ts';
import { createIntents } from './use-save-traveller.ts';

interface CardSheetProps {
  open: boolean;
  /** In the pane beside the list instead of a sheet over it. */
  beside?: boolean;
  /** Null for a new one. */
  card: MemberCard | null;
  /** Where what is typed is kept until it is saved, where that is not the place of the card. */
  place?: string | undefined;
  onClose: () => void;
}

/** A member card to add or to change: first whose it is, then airline and number. */
export function CardSheet(props: CardSheetProps) {
  const kept = useTypedList(TYPED_CARDS);
  // What was typed before is read first: a form begins with it.
  if (kept === null) return null;
  const { card, place = typedCardPlace(card) } = props;
  // What this tab typed a moment ago may not be in the list yet.
  const text = dueAt(place) || (kept.find((one) => one.place === place)?.text ?? '');
  return <CardForm {...props} place={place} typed={readTypedCard(text)} />;
}

interface CardFormProps extends CardSheetProps {
  place: string;
  /** What lies at its place. */
  typed: TypedCard | null;
}

function CardForm({ open, beside = false, card, place, typed, onClose }: CardFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [{ keyOf }] = useState(createIntents);
  const [chosen, setChosen] = useState<Holder | null>(typed?.holder ?? null);
  const [initial] = useState<CardValues>(() => typed?.values ?? { airline: card?.airline ?? '', number: '' });
  useEffect(() => takeListed(place), [place]);
  const holder = card?.traveller ?? chosen;
  const online = useOnline();
  const Frame = beside ? DetailPane : Sheet;
  const validate = async (values: CardValues): Promise<FormikErrors<CardValues>> => {
    const { cardErrors } = await import('./card-errors.ts');
    return cardErrors(values, card, locale);
  };
  const isHere = useStillHere();
  const isDone = () => {
    keepTypedText(place, '');
    if (isHere()) onClose();
  };
  const finish = async (work: () => Promise<unknown>, words: string): Promise<FormikErrors<CardValues>> => {
    try {
      await work();
      toast(words, 'success');
      isDone();
      return {};
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length === 0) toast(messageOf(error), 'error');
      return fields;
    } finally {
      void invalidate('memberCards', 'travellers');
    }
  };
  const remove = async ({ id, version }: MemberCard) => {
    await deleteUndoable(deletedCard, { id, version }, t`Card deleted`);
    isDone();
  };
  return (
    <Formik<CardValues>
      initialValues={initial}
      validate={validate}
      validateOnChange={false}
      onSubmit={async (values, { setErrors }) => {
        const save = () => {
          if (!card) {
            const input = toNewCard(values, holder?.id ?? '');
            return call('createMemberCard', input, { idempotencyKey: keyOf(input) });
          }
          const input = toCard(values, card);
          return call('updateMemberCard', input, { idempotencyKey: keyOf(input) });
        };
        setErrors(await finish(save, t`Saved`));
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
          <KeepTyped place={place} card={card} holder={holder} />
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
                hint={card ? <Trans>Kept: {card.number}. Type a number only to replace it.</Trans> : null}
              />
              {card ? (
                <Button kind="danger" size="small" onPress={() => void remove(card).catch(reportError)}>
                  <Trans>Delete</Trans>
                </Button>
              ) : null}
              <NotSaved card={card} holder={holder} onDiscard={isDone} />
            </form>
          ) : (
            <TravellerList onChoose={setChosen} />
          )}
        </Frame>
      )}
    </Formik>
  );
}

interface KeepTypedProps {
  place: string;
  card: MemberCard | null;
  holder: Holder | null;
}

/** Keeps what is typed with every keystroke, until it is saved. */
function KeepTyped({ place, card, holder }: KeepTypedProps) {
  const { values } = useFormikContext<CardValues>();
  const text = typedCardText(card, holder, values);
  const [opened] = useState(text);
  const [isTouched, setTouched] = useState(false);
  if (!isTouched && text !== opened) setTouched(true);
  useEffect(() => {
    if (isTouched) keepTypedText(place, text);
  }, [isTouched, place, text]);
  return null;
}

function NotSaved({ card, holder, onDiscard }: Omit<KeepTypedProps, 'place'> & { onDiscard: () => void }) {
  const { values } = useFormikContext<CardValues>();
  return typedCardText(card, holder, values) === '' ? null : <NotSavedNote onDiscard={onDiscard} />;
}
