import { type FormikErrors, setIn } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import {
  type DeskTrainOrder,
  deskTrainFailInput,
  deskTrainIssueInput,
  deskTrainTicketInput,
} from '../../../contract/train-desk.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { amountError, returnErrors } from './return-errors.ts';
import type { TrainMoveValues, TrainWork } from './train-move-values.ts';

const SCHEMAS = { ticket: deskTrainTicketInput, issue: deskTrainIssueInput, fail: deskTrainFailInput };

/** Validates an action as the server; loaded on first use: it brings yup. */
export function trainMoveErrors(
  values: TrainMoveValues,
  found: DeskTrainOrder,
  what: TrainWork,
  locale: Locale,
): FormikErrors<TrainMoveValues> {
  const { order } = found;
  if (what === 'quoteChange') return priceErrors(values, found, locale);
  if (what === 'quoteRefund' || what === 'refuse' || what === 'complete')
    return returnErrors(values, order, what, locale);
  const { remark, tickets } = values;
  const said = remark.trim();
  const move = {
    id: order.id,
    ...(said || what === 'fail' ? { remark: said } : {}),
    ...(what === 'issue' ? { tickets } : {}),
  };
  return yupErrors(SCHEMAS[what], move, {}, locale);
}

/** Prices are entered once per passenger type in the order. */
function priceErrors(
  { prices }: TrainMoveValues,
  { order }: DeskTrainOrder,
  locale: Locale,
): FormikErrors<TrainMoveValues> {
  let errors: FormikErrors<TrainMoveValues> = {};
  for (const { passengerType } of order.prices)
    for (const part of ['fare', 'penalty'] as const) {
      const fault = amountError(prices[passengerType][part], order.total.currency, locale);
      if (fault) errors = setIn(errors, `prices.${passengerType}.${part}`, fault);
    }
  return errors;
}
