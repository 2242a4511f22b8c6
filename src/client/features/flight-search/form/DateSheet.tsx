import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Calendar } from './Calendar.tsx';
import { DateChoice, type DateChoiceProps } from './DateChoice.tsx';

interface DateSheetProps extends Omit<DateChoiceProps, 'onDone'> {
  open: boolean;
  onClose: () => void;
}

/** Days on phones and tablets: a full sheet of months. */
export function DateSheet({ open, onClose, ...choice }: DateSheetProps) {
  const { t } = useLingui();
  const { returnDate } = choice;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={returnDate === null ? t`Departure` : t`Departure and return`}
      breakpoints="full"
      footer={
        returnDate === null ? undefined : (
          <Button size="main" block onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {open ? <DateChoice {...choice} onDone={onClose} Months={Calendar} /> : null}
    </Sheet>
  );
}
