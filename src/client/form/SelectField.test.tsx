import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { SelectField } from './SelectField.tsx';

vi.mock('./after-press.ts', () => ({ afterPress: () => undefined }));

const DOCUMENTS = [
  { value: 'passport', label: 'Passport' },
  { value: 'eep', label: 'Travel permit' },
];

/** The visible options, the chosen one in brackets. */
function optionsOf(type: string, options = DOCUMENTS, more: { placeholder?: string } = {}): string[] {
  const html = rendered(
    <Formik initialValues={{ type }} onSubmit={() => undefined}>
      <SelectField name="type" label="Document" options={options} {...more} />
    </Formik>,
  );
  return [...html.matchAll(/<option([^>]*)>([^<]*)</g)].map(([, marks = '', words = '']) =>
    marks.includes('selected') ? `[${words}]` : words,
  );
}

test('nothing chosen is not shown as the first option, which could not be chosen then', () => {
  expect(optionsOf('')).toEqual(['[Please choose]', 'Passport', 'Travel permit']);
  expect(optionsOf('', DOCUMENTS.slice(0, 1))).toEqual(['[Please choose]', 'Passport']);
});

test('what is chosen stands alone, and nothing is not offered any more', () => {
  expect(optionsOf('eep')).toEqual(['Passport', '[Travel permit]']);
});

test('a value that is on offer no longer is not shown as another one', () => {
  expect(optionsOf('idcard')[0]).toMatch(/Please choose/);
  expect(optionsOf('idcard')).not.toContain('[Passport]');
});

test('nothing stays on offer where it has words of its own, and comes once', () => {
  expect(optionsOf('eep', DOCUMENTS, { placeholder: 'All' })).toEqual(['All', 'Passport', '[Travel permit]']);
  expect(optionsOf('', [{ value: '', label: 'Any seat' }, ...DOCUMENTS])[0]).toBe('[Any seat]');
});
