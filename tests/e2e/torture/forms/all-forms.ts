import { BOOKING_FORMS } from './booking-forms.ts';
import { DESK_FORMS } from './desk-forms.ts';
import { OFFICE_FORMS } from './office-forms.ts';
import { PEOPLE_FORMS } from './people-forms.ts';
import type { Row } from './table.ts';

/** All forms whose fates are measured. */
export const FORMS = [...BOOKING_FORMS, ...PEOPLE_FORMS, ...OFFICE_FORMS, ...DESK_FORMS] as const;

export const USERS = [...new Set(FORMS.map(({ user }) => user))];

/** A code is valid for half a minute, and is not kept. */
const twoStep: Row = {
  name: 'two-step log-in',
  elsewhere: {
    ...{ reload: 'not kept', kill: 'not kept', 'second window': 'not kept' },
    ...{ 'lost answer': 'lost-answers.spec.ts', 'session over': 'not kept', 'full device': 'not kept' },
  },
};

/** The table's rows. */
export const ROWS: readonly Row[] = [...FORMS, twoStep];
