import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { BOOKING_TYPES, type BookingType } from '../../../../contract/flight-terms.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TYPE_LABELS } from '../labels.ts';

interface TripTypeSwitchProps {
  value: BookingType;
  onChange: (type: BookingType) => void;
}

/** One-way, return, multi-city; groups are booked separately. */
export function TripTypeSwitch({ value, onChange }: TripTypeSwitchProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const types = BOOKING_TYPES.map((type) => ({ value: type, label: i18n._(TYPE_LABELS[type]) }));
  return (
    <Segmented<BookingType | 'group'>
      label={t`Type of trip`}
      options={[...types, { value: 'group', label: t`Group` }]}
      value={value}
      onChange={(type) => (type === 'group' ? void navigate({ to: '/flight/group/booking' }) : onChange(type))}
    />
  );
}
