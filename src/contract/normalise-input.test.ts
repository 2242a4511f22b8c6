import { expect, it } from 'vitest';
import { array, mixed, number, object, string } from 'yup';
import { shapeOf } from './input-shape.ts';
import { normaliseInput } from './normalise-input.ts';

const code = string()
  .max(8)
  .matches(/^[A-Z0-9]+$/);
const shape = shapeOf(
  object({
    name: string().max(20).required(),
    remark: string().max(20).optional(),
    code: code.optional(),
    codes: array(code.required()).max(3),
    secret: string().max(20).meta({ raw: true }).required(),
    surname: string().max(20).meta({ isSurname: true }).required(),
    sought: string().max(20).meta({ anyWord: true }).optional(),
    kind: string().oneOf(['known', 'unknown']).required(),
    sort: string().oneOf(['newest', 'deadline']).optional(),
    value: mixed().meta({ oneOfSchemas: [array(string().max(9).required()).max(3), code, number()] }),
  }),
);

it.each([
  [{ name: '\u200eＡnn\u00a0Lee' }, { name: 'Ａnn Lee' }],
  [{ name: 'Ann \u200b' }, { name: 'Ann' }],
  [{ name: ' Ann ' }, { name: 'Ann' }],
  [{ name: '\u3000Ann\u00a0' }, { name: 'Ann' }],
  [{ name: 'Ann\u200b ' }, { name: 'Ann' }],
  [{ code: ' E12\t' }, { code: 'E12' }],
  [{ secret: ' p ' }, { secret: ' p ' }],
  [{ name: 'null' }, { name: '' }],
  [{ code: 'Ｅ１２\u200b' }, { code: 'E12' }],
  [{ codes: ['Ｅ１', 'unknown', null] }, { codes: ['E1', '', null] }],
  [{ secret: 'ｐ\u200b\u00a0' }, { secret: 'ｐ\u200b\u00a0' }],
  [{ secret: 'null' }, { secret: 'null' }],
  [{ surname: 'NULL' }, { surname: 'NULL' }],
  [{ surname: 'UNKNOWN' }, { surname: '' }],
  [{ surname: 'un\u200bdefined' }, { surname: '' }],
  [{ sought: 'null' }, { sought: 'null' }],
  [{ kind: 'unknown' }, { kind: 'unknown' }],
  [{ sort: 'null' }, {}],
  [{ remark: 'Undefined' }, {}],
  [{ remark: ' \u200b' }, { remark: '' }],
  [{ value: ['a\u200bb'] }, { value: ['ab'] }],
  [{ value: 'Ｅ１' }, { value: 'E1' }],
  [{ value: 7 }, { value: 7 }],
  // Values of other kinds and unknown fields are left to other checks.
  [
    { name: 7, codes: 'E1', other: '\u200b' },
    { name: 7, codes: 'E1', other: '\u200b' },
  ],
])('%j is meant as %j', (input, meant) => {
  expect(normaliseInput(shape, input)).toEqual(meant);
});

it('a text that is far too long is not looked through', () => {
  const long = '\u200b'.repeat(500);
  expect(normaliseInput(shape, { name: long })).toEqual({ name: long });
});
