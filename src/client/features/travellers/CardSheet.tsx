import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikErrors } from 'formik';
import { useState } from 'react';
import type { MemberCard, Traveller } from '../../../contract/travellers.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { TextField } from '../../form/TextField.tsx';
import { deleteUndoable } from '../../offline/outbox/delete-undoable.ts';
import { deletedCard } from '../../offline/outbox/kinds/travellers.ts';
import { AirlineField } from '../../places/AirlineField.tsx';
import { TravellerList } from '../../trip/TravellerList.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { type CardValues, toCard, toNewCard } from './card-values.ts';
import styles from './TravellersPage.module.css';
import { createIntents } from './use-save-traveller.ts';

interface CardSheetProps {
  open: boolean;
  /** Null for a new one. */
  card: MemberCard | null;
  onClose: () => void;
}

/** A member card to add or to change: first whose it is, then airline and number. */
export function CardSheet({ open, card, onClose }: CardSheetProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [{ keyOf }] = useState(createIntents);
  const [chosen, setChosen] = useState<Traveller | null>(null);
  const holder = card?.traveller ?? chosen;
  const validate = async (values: CardValues): Promise<FormikErrors<CardValues>> => {
    const { cardErrors } = await import('./card-errors.ts');
    return cardErrors(values, card, locale);
  };
  const finish = async (work: () => Promise<unknown>, words: string): Promise<FormikErrors<CardValues>> => {
    try {
      await work();
      toast(words, 'success');
      onClose();
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
    onClose();
  };
  return (
    <Formik<CardValues>
      initialValues={{ airline: card?.airline ?? '', number: '' }}
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
        <Sheet
          open={open}
          onClose={onClose}
          title={holder ? `${holder.surname} ${holder.givenName}` : t`Whose card is it?`}
          breakpoints="full"
          footer={
            holder ? (
              <Button block size="main" busy={isSubmitting} onPress={() => void submitForm()}>
                <Trans>Save</Trans>
              </Button>
            ) : null
          }
        >
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
            </form>
          ) : (
            <TravellerList onChoose={setChosen} />
          )}
        </Sheet>
      )}
    </Formik>
  );
}
