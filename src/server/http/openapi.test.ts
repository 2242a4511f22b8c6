import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { PEOPLE_ONLY } from '../../contract/people-only.ts';
import { isRecord, type JsonSchema } from './json-schema.ts';

let server: TestServer;
let document: JsonSchema;
beforeAll(async () => {
  server = await startTestServer();
  document = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.close());

const ALL: [string, Endpoint<unknown, unknown>][] = Object.entries(endpoints);
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}
const operationOf = ({ path, method }: Endpoint<unknown, unknown>) => at(document, 'paths', path, method.toLowerCase());

/** Every object of the document with its place. */
function* walk(value: unknown, place = ''): Generator<[string, JsonSchema]> {
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* walk(item, `${place}/${i}`);
  if (!isRecord(value)) return;
  yield [place, value];
  for (const [name, inner] of Object.entries(value)) yield* walk(inner, `${place}/${name}`);
}

function isSound({ type, enum: values, required, properties }: JsonSchema): boolean {
  const types = [type].flat().every((each) => each === undefined || TYPES.some((known) => known === each));
  const choice = values === undefined || (Array.isArray(values) && values.length > 0);
  const names = isRecord(properties) ? Object.keys(properties) : null;
  return types && choice && (!names || !Array.isArray(required) || required.every((name) => names.includes(name)));
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and describes each call once', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = [...walk(document.paths)].flatMap(([, { operationId }]) => (operationId ? [operationId] : []));
    expect(new Set(ids)).toEqual(new Set(ALL.map(([name]) => name)));
    expect(ids).toHaveLength(ALL.length);
  });

  it.each(ALL)('tells who may call %s, and how it is refused', (name, endpoint) => {
    const operation = operationOf(endpoint);
    const ways = [...PEOPLE_ONLY].some((each) => each === name) ? ['session'] : ['session', 'apiKey'];
    expect(at(operation, 'security')).toEqual(endpoint.who === 'public' ? [] : ways.map((way) => ({ [way]: [] })));
    expect(at(operation, 'responses', 'default')).toEqual({ $ref: '#/components/responses/Refused' });
    expect(at(operation, 'responses', '200', 'content', 'application/json', 'schema', 'required')).toEqual([
      'code',
      'data',
      'message',
    ]);
    const parameters = at(operation, 'parameters');
    const names = (Array.isArray(parameters) ? parameters : []).map((each) => at(each, 'name') ?? at(each, '$ref'));
    for (const [, name] of endpoint.path.matchAll(/\{(\w+)\}/g)) expect(names).toContain(name);
    expect(names.includes('#/components/parameters/IdempotencyKey')).toBe(endpoint.idempotent === true);
    expect(names.includes('#/components/parameters/OptionalIdempotencyKey')).toBe(endpoint.repeatable === true);
  });

  it('points only at what is there', () => {
    const lost = [...walk(document)].filter(
      ([, { $ref }]) => typeof $ref === 'string' && at(document, ...$ref.slice(2).split('/')) === undefined,
    );
    expect(lost).toEqual([]);
  });

  it('holds only schemas as JSON Schema has them', () => {
    const isNameOf = (place: string) => /\/(properties|schemas|securitySchemes(\/\w+)?)$|\/info$/.test(place);
    const wrong = [...walk(document)].filter(([place, schema]) => !isNameOf(place) && !isSound(schema));
    expect(wrong).toEqual([]);
  });

  it('shows a booking as the schema checks it', () => {
    const body = at(operationOf(endpoints.createFlightOrder), 'requestBody', 'content', 'application/json', 'schema');
    expect(at(body, 'additionalProperties')).toBe(false);
    expect(at(body, 'required')).toEqual(expect.arrayContaining(['verificationId', 'passengers', 'contact']));
    expect(at(body, 'properties', 'passengers', 'items', 'properties', 'surname')).toMatchObject({
      type: 'string',
      maxLength: 40,
    });
  });

  it('lists every code an answer can carry', () => {
    const codes = at(document, 'components', 'schemas', 'RefusalCode');
    expect(at(codes, 'enum')).toEqual(Object.values(REFUSALS).map(({ code }) => code));
    expect(at(codes, 'description')).toContain('- 422001 insufficientBalance (HTTP 422): Insufficient Account Balance');
  });
});
