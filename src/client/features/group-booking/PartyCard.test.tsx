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
const cardFor = (adult: string, child: string) =>
  drawn(
    <Formik
      initialValues={{ ...emptyRequest(NOBODY), passengers: { adult, child, infant: '0' } }}
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
