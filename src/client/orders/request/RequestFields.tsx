import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { AS_REMARKED, type RefundReason, subReasonsOf, VOLUNTARY } from '../../../contract/after-sales.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { labelOf } from '../../ui/label-of.ts';
import { Note } from '../../ui/Note.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { reasonWords, SUB_REASON_LABELS } from '../return-labels.ts';
import type { RequestValues, WhyValues } from './request-values.ts';

const REMARK_LENGTH = 500;

interface ReasonFieldsProps {
  place: string;
  reasons: readonly RefundReason[];
  /** The warning for a voluntary request under the fare rules (fare-rule-warning.ts). */
  denied?: MessageDescriptor | null;
  product: OrderProduct;
}

/** The reason, whom or what it concerns where it requires that, and a remark. */
export function ReasonFields({ place, reasons, denied = null, product }: ReasonFieldsProps) {
  const { t, i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<WhyValues>();
  const reason = Number(values.reason);
  const subReasons = subReasonsOf(reason);
  const isRemarked = reason === AS_REMARKED;
  return (
    <>
      <SelectField
        name="reason"
        label={t`Reason`}
        options={reasons.map((value) => ({ value: String(value), label: i18n._(reasonWords(value, product)) }))}
        onEdit={() => void setFieldValue('subReason', '')}
      />
      {denied && reason === VOLUNTARY ? <Note tone="warning">{i18n._(denied)}</Note> : null}
      {subReasons.length > 0 ? (
        <SelectField
          name="subReason"
          label={t`Person or matter concerned`}
          options={subReasons.map((value) => ({ value, label: i18n._(labelOf(SUB_REASON_LABELS, value)) }))}
        />
      ) : null}
      <TextArea
        label={isRemarked ? t`Remark (required)` : t`Remark (optional)`}
        draft={{ place, text: values.remark, type: (text) => void setFieldValue('remark', text) }}
        maxLength={REMARK_LENGTH}
      />
    </>
  );
}

/** What a request still lacks, in words; null when nothing. */
export function useMissing(): (values: Pick<RequestValues, 'people'> & WhyValues) => string | null {
  const { t } = useLingui();
  return ({ people, reason, subReason, remark }) => {
    if (people.length === 0) return t`Choose at least one passenger.`;
    if (subReasonsOf(Number(reason)).length > 0 && !subReason) return t`Enter the person or matter concerned.`;
    return Number(reason) === AS_REMARKED && remark.trim() === '' ? t`Write the reason in the remark.` : null;
  };
}
