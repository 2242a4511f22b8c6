import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from './endpoints.ts';
import { none } from './plain-inputs.ts';
import { schemas } from './schemas.ts';

const NAMES = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(schemas, name));

test('every call that answers no data says so: an empty body is then its answer, and no failure (spec §7)', () => {
  const answersNone = NAMES.filter((name) => schemas[name].output === none);
  expect(NAMES.filter((name) => endpoints[name].returnsNoData === true)).toEqual(answersNone);
  expect(answersNone).toContain('sendEnquiry');
});
