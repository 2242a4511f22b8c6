import { Formik, type FormikErrors } from 'formik';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { REFUND_REASONS } from '../../../contract/after-sales.ts';
import { ApiError } from '../../api/errors.ts';
import { markRefused, ProofFields, proofFault } from './ProofFields.tsx';
import { type RefundValues, VOLUNTARILY } from './request-values.ts';

vi.mock('../../api/call.ts', () => ({ call: () => undefined }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));

const LETTER = { id: 'f-1', name: 'letter.pdf' };
const TICKET = { id: 'f-2', name: 'ticket.png' };
const VALUES: RefundValues = { people: ['p-1'], segments: [0], ...VOLUNTARILY, files: [LETTER, TICKET] };
const GONE = 'A file that is not sent is stored for one day. Add it again.';
const refusal = (fields: Record<string, string>) =>
  new ApiError({ kind: 'refused', code: 400_001, status: 400, message: 'Please check the fields.', fields });

interface Filled {
  values: RefundValues;
  errors: FormikErrors<RefundValues>;
}

/** A refused form: the values it then holds, and its field errors. */
function refused(fields: Record<string, string>): Filled {
  const after: Filled = { values: VALUES, errors: {} };
  markRefused<RefundValues>(refusal(fields), VALUES, {
    setErrors: (errors) => {
      after.errors = errors;
    },
    setFieldValue: (name, value) => {
      after.values = { ...after.values, [name]: value };
      return Promise.resolve();
    },
  });
  return after;
}

const fieldOf = ({ values, errors }: Filled) =>
  rendered(
    <Formik initialValues={values} initialErrors={errors} onSubmit={() => undefined}>
      <ProofFields />
    </Formik>,
  );

test('a proof that the server has no more is taken out, and the field says by name to add it again', () => {
  const after = refused({ 'files[1]': GONE });
  expect(after.values.files).toEqual([LETTER]);
  const html = fieldOf(after);
  expect(html).toContain(`ticket.png: ${GONE}`);
  expect(html).not.toContain(`letter.pdf: ${GONE}`);
});

test('a request that is refused for something else keeps its proofs', () => {
  const after = refused({ remark: 'Required' });
  expect(after.values.files).toEqual([LETTER, TICKET]);
  expect(after.errors).toEqual({ remark: 'Required' });
});

test('proof is said to be usually asked for where it is, and never required', () => {
  const legends = REFUND_REASONS.map((reason) => {
    const html = fieldOf({ values: { ...VALUES, reason: String(reason) }, errors: {} });
    return [reason, /<legend>(.*?)<\/legend>/.exec(html)?.[1]];
  });
  const asked = 'Proof (usually asked for)';
  expect(legends.filter(([, words]) => words === asked).map(([reason]) => reason)).toEqual([2, 3, 6]);
  expect(legends.filter(([, words]) => words !== asked).every(([, words]) => words === 'Proof (optional)')).toBe(true);
});

/** A file of `size` bytes that starts with `begins`; counts the bytes read. */
function file(begins: string, size: number) {
  const read: number[] = [];
  const slice = (from = 0, to = size) => {
    read.push(to - from);
    return new Blob([begins.slice(from, to)]);
  };
  return { read, file: { size, slice } };
}

test('a film is turned away by its first bytes, whatever its size', async () => {
  const film = file('ftypmp42', 4_000_000_000);
  expect(await proofFault(film.file)).toBe('type');
  expect(film.read).toEqual([16]);
});

test('a proof that is too large is turned away without being read', async () => {
  const large = file('%PDF-1.7', 2 * 1024 * 1024 + 1);
  expect(await proofFault(large.file)).toBe('size');
  expect(large.read).toEqual([16]);
  expect(await proofFault(file('%PDF-1.7', 2 * 1024 * 1024).file)).toBeNull();
});
