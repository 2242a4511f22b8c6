import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { Locale } from '../../../contract/locale.ts';
import { useOnline } from '../../api/online.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { usePartyWords } from '../../orders/use-party-words.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { serverNow } from '../../ui/server-clock.ts';
import { ListFields } from './ListFields.tsx';
import type { listChecker } from './list-errors.ts';
import { fitsParty, type ListValues, listOf, listPlace, parseList } from './list-values.ts';
import { useSubmitList } from './use-submit-list.ts';

/** The container of the list. */
export interface ListFrame {
  title: string;
  children: ReactNode;
  footer: ReactNode;
}

interface ListEditorProps {
  order: GroupOrder;
  onDone: () => void;
  frame: (parts: ListFrame) => ReactNode;
}

/** One per open list, since it caches what it has validated; its code brings yup. */
function oneChecker(order: GroupOrder, locale: Locale) {
  let checker: Promise<ReturnType<typeof listChecker>> | null = null;
  const load = async () => (await import('./list-errors.ts')).listChecker(order, new Date(serverNow()), locale);
  return () => {
    checker ??= load().catch((error) => {
      checker = null;
      throw error;
    });
    return checker;
  };
}

/** A group's passenger list: typed, pasted, scanned or imported from a sheet, saved on the device until it is submitted. */
export function ListEditor({ order, onDone, frame }: ListEditorProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [untouched] = useState(() => listOf(order));
  const handIn = useSubmitList(order, onDone);
  const [check] = useState(() => oneChecker(order, locale));
  useKeepsForm();
  // The form starts with the draft, so the draft is read first.
  if (useDraftsAt(listPlace(order.id)) === null) return null;
  return (
    <DraftForm<ListValues>
      place={listPlace(order.id)}
      initialValues={untouched}
      read={parseList}
      validate={async (values) => (await check())(values)}
      validateOnChange={false}
      onSubmit={handIn}
    >
      {frame({
        title: t`Passenger list`,
        footer: <ListFooter order={order} />,
        children: <ListFields order={order} />,
      })}
    </DraftForm>
  );
}

/** Submits the list, once it matches the quoted party. */
function ListFooter({ order }: { order: GroupOrder }) {
  const { t } = useLingui();
  const online = useOnline();
  const format = useFormat();
  const { values, submitForm, isSubmitting } = useFormikContext<ListValues>();
  const party = format.list(usePartyWords(order.party));
  const unfit = fitsParty(values, order) ? null : t`The list has to hold ${party}.`;
  return (
    <Button
      size="main"
      block
      busy={isSubmitting}
      disabledReason={online ? unfit : t`Saved on this device; sending needs a connection.`}
      onPress={() => void submitForm()}
    >
      <Trans>Submit list</Trans>
    </Button>
  );
}
