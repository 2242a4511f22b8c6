import { Formik } from 'formik';
import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Agency } from '../../../contract/agencies.ts';
import { correctionValuesOf, topUpValuesOf } from './money-values.ts';
import { NotificationMailField } from './NotificationMailField.tsx';
import { sampleAgency } from './sample-agency.ts';

/** An agency with or without mails about its bookings and money (sendEmailToSubAgency). */
const agencyThat = (sendEmailToSubAgency: boolean, contactEmail = 'desk@quay.example'): Agency => ({
  ...sampleAgency,
  contactEmail,
  config: { ...sampleAgency.config, sendEmailToSubAgency },
});

test.each([
  ['a top-up', topUpValuesOf],
  ['a correction', correctionValuesOf],
])('%s begins with a mail to an agency that is told by mail, and with none to another', (_, valuesOf) => {
  const field = (agency: Agency) =>
    rendered(
      <Formik initialValues={valuesOf(agency)} onSubmit={() => undefined}>
        <NotificationMailField agency={agency} />
      </Formik>,
    );
  const told = field(agencyThat(true));
  expect(told).toMatch(/<input[^>]* checked=""/);
  expect(told).toContain('desk@quay.example');
  expect(field(agencyThat(false))).not.toContain('checked');
  // Nobody would read it.
  const nowhere = field(agencyThat(true, ''));
  expect(nowhere).not.toContain('checked');
  expect(nowhere).toContain('It has no email address.');
});
