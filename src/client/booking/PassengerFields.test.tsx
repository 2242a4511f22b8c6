import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import type { DocumentType } from '../../contract/passenger-terms.ts';
import { createStore } from '../api/store.ts';
import type { FillsPlace } from './booking-place.ts';
import { PassengerFields } from './PassengerFields.tsx';
import { emptyParty } from './party-values.ts';
import { type Fill, readFills } from './paste/fills.ts';
import { PassengerFills } from './paste/PassengerFills.tsx';

vi.mock('../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../api/settings.ts', () => ({ useLocale: () => 'en' }));

const NOBODY = { name: '', email: '', areaCode: '', phone: '' };

function formOn(type: DocumentType, about: object = {}, fills: readonly Fill[] = []): string {
  const party = emptyParty({ adult: 1, child: 0, infant: 0 }, [type], NOBODY);
  const values = { ...party, passengers: party.passengers.map((one) => ({ ...one, ...about })) };
  const place: FillsPlace = {
    session: { id: 'd1' },
    held: createStore({ fills, pasted: '' }),
    change: () => undefined,
  };
  return rendered(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <PassengerFills place={place}>
        <PassengerFields
          index={0}
          documentTypes={['passport', 'idcard']}
          product="train"
          lastTravelDate="2026-12-12"
          today="2026-11-20"
        />
      </PassengerFills>
    </Formik>,
  );
}

/** The fields up to the document's last one, in their order on the screen. */
function fieldsOf(html: string): string[] {
  const names = [...html.matchAll(/data-field="passengers\[0\]\.([^"]+)"/g)].map(([, name = '']) => name);
  return names.slice(0, names.indexOf('document.issuingPlace') + 1);
}

const BEARER = ['birthday', 'gender', 'nationality'];
const REST = ['document.expiry', 'document.issuingPlace'];

test('the number of an ID card comes before what it says of its bearer, that of a passport after it', () => {
  const names = ['surname', 'givenName'];
  const document = ['document.type', 'document.number'];
  expect(fieldsOf(formOn('idcard'))).toEqual([...names, ...document, ...BEARER, ...REST]);
  expect(fieldsOf(formOn('passport'))).toEqual([...names, ...BEARER, ...document, ...REST]);
});

test('what the number has filled in is marked at its fields, and only while it stands', () => {
  const said = { birthday: '1949-12-31', gender: 'female', nationality: 'CN' };
  const filled = Object.entries(said).map(([name, after]) => ({ path: `passengers[0].${name}`, before: '', after }));
  const fill = { id: '1', source: { kind: 'idcard' }, filled, cleared: [] };
  const kept = readFills([fill]);
  const marks = (html: string) => html.split('From the ID card number').length - 1;
  const html = formOn('idcard', said, kept);
  expect(marks(html)).toBe(3);
  // It is said at the fields: a line above them would move them while the number is typed.
  expect(html).not.toContain('Undo');
  expect(marks(formOn('idcard', { ...said, birthday: '1950-01-01' }, kept))).toBe(2);
});
