import { useLingui } from '@lingui/react/macro';
import { AREA_CODE_PLACE, CONTACT_PHONE_PLACE } from '../../offline/outbox/kinds/own-account.ts';
import { DigitsCard } from './DigitsCard.tsx';
import { useAreaCode, useContactPhone } from './use-own-account.ts';

/** The initial area code and phone of a new booking's contact. */
export function ContactCards() {
  const { t } = useLingui();
  return (
    <>
      <DigitsCard
        name="defaultRegion"
        title={t`Default area code`}
        label={t`Area code`}
        hint={t`Pre-filled as the phone code of the contact in new bookings.`}
        own={useAreaCode()}
        place={AREA_CODE_PLACE}
        accepts={/^[1-9]\d{0,3}$/}
        mostDigits={4}
        autoComplete="tel-country-code"
      />
      <DigitsCard
        name="contactPhone"
        title={t`Contact phone`}
        label={t`Phone`}
        hint={t`Pre-filled in new bookings. The first number you book with is saved here.`}
        own={useContactPhone()}
        place={CONTACT_PHONE_PLACE}
        accepts={/^(?:\d{5,15})?$/}
        mostDigits={15}
        autoComplete="tel-national"
      />
    </>
  );
}
