import { Trans } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { type ListValues, listNow, listOf } from './list-values.ts';

/** Says that a newer list was submitted than the one this draft is based on, and offers it. */
export function NewerList({ order }: { order: GroupOrder }) {
  const { values, setValues } = useFormikContext<ListValues>();
  if (values.replaces === listNow(order)) return null;
  return (
    <Note tone="warning" isAlert>
      <span>
        <Trans>Another list was submitted after you started this one.</Trans>
      </span>
      <Button kind="plain" size="small" onPress={() => void setValues(listOf(order), false)}>
        <Trans>Use that list</Trans>
      </Button>
    </Note>
  );
}
