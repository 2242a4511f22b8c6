import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { emptyRequest } from './group-values.ts';
import { PartyCard } from './PartyCard.tsx';

// Inputs are tested elsewhere.
vi.mock('../../form/TextField.tsx', () => ({ TextField: () => null }));
// The portal's routes are absent here.
vi.mock('../../ui/ButtonLink.tsx', () => ({
  ButtonLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const NOBODY = { name: '', email: '', areaCode: '', phone: '' };
const cardFor = (adult: string, child: string, infant = '0') =>
  drawn(
    <Formik
      initialValues={{ ...emptyRequest(NOBODY), passengers: { adult, child, infant } }}
      onSubmit={() => undefined}
    >
      <PartyCard />
    </Formik>,
  );

test('fewer than ten are told that the flight search books them', async () => {
  const html = await cardFor('6', '3');
  expect(html).toContain('A group is ten or more');
  expect(html).toContain('href="/flight/booking"');
  expect(await cardFor('6', '4')).not.toContain('A group is ten or more');
});

test('how many that makes is said, of every type', async () => {
  expect(await cardFor('12', '1', '2')).toContain('15 passengers: 12 adults, 1 child, and 2 infants');
  expect(await cardFor('12', '')).toContain('12 passengers: 12 adults');
  expect(await cardFor('', '0')).not.toContain('0 passengers');
});

test('whoever still has the children of a new request is told that most groups are adults', async () => {
  expect(await cardFor('20', '10')).toContain('Set children to 0');
  expect(await cardFor('20', '0')).not.toContain('Set children to 0');
  expect(await cardFor('20', '4')).not.toContain('Set children to 0');
});
