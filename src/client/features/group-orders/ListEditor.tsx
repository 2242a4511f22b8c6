import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { useLocale } from '../../api/settings.ts';
import { parseParty } from '../../booking/kept-party.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { serverNow } from '../../ui/server-clock.ts';
import { ListFields } from './ListFields.tsx';
import { ListFooter } from './ListFooter.tsx';
import { emptyList, type ListValues, listPlace } from './list-values.ts';
import { useHandIn } from './use-hand-in.ts';

/** What stands around the list: a page on phones, the pane beside the list of groups. */
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

/** The passenger list of a group: typed, pasted, scanned or read from a sheet, kept on the device until it is confirmed. */
export function ListEditor({ order, onDone, frame }: ListEditorProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [untouched] = useState(() => emptyList(order));
  const handIn = useHandIn(order, onDone);
  useKeepsForm();
  // What was typed before is read first: the form begins with it.
  if (useDraftsAt(listPlace(order.id)) === null) return null;
  return (
    <DraftForm<ListValues>
      place={listPlace(order.id)}
      initialValues={untouched}
      read={parseParty}
      validate={async (values) =>
        (await import('./list-errors.ts')).passengerListErrors(values, order, new Date(serverNow()), locale)
      }
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
