import { useLingui } from '@lingui/react/macro';
import { AREA_CODE_PLACE, CONTACT_PHONE_PLACE } from '../../offline/outbox/kinds/own-account.ts';
import { DigitsCard } from './DigitsCard.tsx';
import { useAreaCode, useContactPhone } from './use-own-account.ts';

/** The area code and the phone that a new booking's contact begins with. */
export function ContactCards() {
  const { t } = useLingui();
  return (
    <>
      <DigitsCard
        name="defaultRegion"
        title={t`Default area code`}
        label={t`Area code`}
        hint={t`New bookings begin with it in the contact’s phone.`}
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
        hint={t`New bookings begin with it. The first one you book with is kept here.`}
        own={useContactPhone()}
        place={CONTACT_PHONE_PLACE}
        accepts={/^(?:\d{5,15})?$/}
        mostDigits={15}
        autoComplete="tel-national"
      />
    </>
  );
}
