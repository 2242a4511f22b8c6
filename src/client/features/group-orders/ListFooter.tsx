import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { useOnline } from '../../api/online.ts';
import { usePartyWords } from '../../orders/use-party-words.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { fitsParty, type ListValues } from './list-values.ts';

/** Submits the list, once it matches the quoted party. */
export function ListFooter({ order }: { order: GroupOrder }) {
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
