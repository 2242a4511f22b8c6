import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { exportPath } from '../../contract/exports.ts';
import { FILE_PURPOSES, FILE_TYPES, LARGEST_FILE } from '../../contract/file-purposes.ts';
import type { Requirement } from '../../contract/permissions.ts';
import { schemas } from '../../contract/schemas.ts';
import { USER_ONLY_CALLS } from '../../contract/user-only.ts';
import { isRecord, type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { whoMay } from './openapi-document.ts';

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

/** Yields every object of the document with its path. */
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

/** Each part of a requirement, with what the document says of it. */
const PARTS: { [K in keyof Required<Requirement>]: [Requirement & Required<Pick<Requirement, K>>, string] } = {
  roles: [{ roles: ['operator', 'finance'] }, 'For role operator or finance or SuperUser.'],
  permission: [{ permission: 'desk:group' }, 'For permission desk:group.'],
  desk: [{ desk: true }, 'For any permission of the desk.'],
  service: [{ service: 'train' }, 'For a company with the train service.'],
  agencies: [
    { agencies: 'write' },
    'For role finance or SuperUser, a direct company that may open agencies of its own or has some, role SuperUser or permission agencies:write.',
  ],
  pnr: [{ pnr: true }, 'For a company that books by PNR.'],
  finance: [{ finance: true }, 'For role finance or SuperUser, a company that is direct or sees its bills.'],
};

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  explode?: boolean;
}
/** A test checks what each has. */
const parametersOf = (operation: unknown) => Object(at(operation, 'parameters')) as Parameter[];

describe('who may call', () => {
  it.each(Object.entries(PARTS))('is said of %s', (_, [requirement, words]) => {
    expect(whoMay(requirement)).toBe(words);
  });

  it('is said of all that must hold, and of every operation', () => {
    expect(whoMay({ roles: ['SuperUser'], agencies: 'read', permission: 'credit:write' })).toBe(
      'For role SuperUser, permission credit:write, role finance or SuperUser, a direct company that may open agencies of its own or has some.',
    );
    expect(whoMay({ agencies: 'open' })).toContain(
      'a direct company that may open agencies of its own, role SuperUser',
    );
    expect([whoMay('public'), whoMay('session')]).toEqual(['Open to all.', 'For every signed-in user.']);
    const operations = [...walk(document.paths)].filter(([, { responses }]) => responses !== undefined);
    expect(operations.length).toBeGreaterThan(ALL.length);
    for (const [place, { description }] of operations)
      expect(description, place).toMatch(/^(Open to all|For every signed-in user|For [a-z].+)\.$/);
    const exported = at(document, 'paths', exportPath('statements'), 'post', 'description');
    expect(exported).toBe(whoMay({ finance: true }));
  });
});

describe('the OpenAPI document', () => {
  it('is of version 3.1 and describes each call once', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = [...walk(document.paths)].flatMap(([, { operationId }]) => (operationId ? [operationId] : []));
    expect(new Set(ids)).toEqual(new Set(ALL.map(([name]) => name)));
    expect(ids).toHaveLength(ALL.length);
  });

  it.each(ALL)('tells who may call %s, and how it is refused', (name, endpoint) => {
    const operation = operationOf(endpoint);
    const ways = [...USER_ONLY_CALLS].some((each) => each === name) ? ['session'] : ['session', 'apiKey'];
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

  it.each(ALL.filter(([, { form }]) => !form))('lists every field that %s requires, where it is', (name, endpoint) => {
    const { required = [] } = jsonSchemaOf(schemas[name as EndpointName].input, 'request'); // a key of `endpoints`
    const operation = operationOf(endpoint);
    const places = parametersOf(operation).filter((each) => each.required && each.in !== 'header');
    const media = Object.entries(Object(at(operation, 'requestBody', 'content')));
    // If a file's id can replace the file, neither of the two is required.
    const file = endpoint.byFileId ? [] : ['image'];
    const body = endpoint.upload ? file : media.flatMap(([, each]) => at(each, 'schema', 'required') ?? []);
    const listed = new Set([...places.map((each) => each.name), ...body]);
    expect(listed).toEqual(new Set(Object(required)));
    const types = [...(endpoint.upload ?? []), ...(endpoint.byFileId ? ['application/json'] : [])];
    expect(media.map(([type]) => type)).toEqual(endpoint.upload ? types : media.map(([type]) => type));
  });

  it('shows a file as a form, as the whole body, and what each purpose takes from whom', () => {
    const operation = operationOf(endpoints.uploadFile);
    const content = at(operation, 'requestBody', 'content');
    expect(Object.keys(Object(content))).toEqual([...FILE_TYPES, 'multipart/form-data']);
    const form = at(content, 'multipart/form-data', 'schema');
    expect(at(form, 'required')).toEqual(['purpose', 'file']);
    expect(Object.keys(Object(at(form, 'properties'))).sort()).toEqual(['file', 'name', 'purpose']);
    expect(at(form, 'properties', 'file')).toMatchObject({ format: 'binary', maxLength: LARGEST_FILE });
    expect(at(form, 'properties', 'purpose', 'enum')).toEqual([...FILE_PURPOSES]);
    const inQuery = parametersOf(operation).filter((each) => each.in === 'query');
    expect(inQuery.map(({ name, required }) => [name, required])).toEqual([
      ['purpose', false],
      ['name', false],
    ]);
    const words = at(operation, 'requestBody', 'description');
    for (const purpose of FILE_PURPOSES)
      expect(words).toMatch(new RegExp(`^- ${purpose}: [a-z].+, up to \\d+ MB\\. For role `, 'm'));
  });

  it('shows that the id of a file does in its place', () => {
    const json = (endpoint: Endpoint<unknown, unknown>) =>
      at(operationOf(endpoint), 'requestBody', 'content', 'application/json', 'schema');
    for (const endpoint of [endpoints.analyseDocument, endpoints.uploadLogo])
      expect(json(endpoint)).toMatchObject({ required: ['fileId'], additionalProperties: false });
    expect(at(json(endpoints.handInGroupList), 'properties', 'fileId')).toMatchObject({ type: 'string' });
  });

  it('has what is said of a file in its query, and takes a list name by name', () => {
    const ofSheet = parametersOf(operationOf(endpoints.importTravellers)).filter((each) => each.in === 'query');
    expect(ofSheet.map(({ name, required }) => [name, required])).toContainEqual(['step', true]);
    const status = parametersOf(operationOf(endpoints.bookings)).find(({ name }) => name === 'status');
    expect(status).toMatchObject({ in: 'query', explode: true, schema: { type: 'array', items: { type: 'string' } } });
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
