import type { ObjectSchema } from 'yup';
import { type Endpoint, takesBody } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { FILE_PURPOSES, FILE_RULES } from '../../contract/file-purposes.ts';
import { isCommaList, shapeOf } from '../../contract/input-shape.ts';
import { LOCALES } from '../../contract/locale.ts';
import { REFUSAL_MESSAGES } from '../../contract/messages.ts';
import type { Requirement, Role } from '../../contract/permissions.ts';
import { nothing } from '../../contract/plain-inputs.ts';
import { schemas } from '../../contract/schemas.ts';
import { USER_ONLY_CALLS } from '../../contract/user-only.ts';
import type { Admission } from './authenticate.ts';
import type { RawRoute } from './handler.ts';
import { isRecord, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type AnyEndpoint = Endpoint<unknown, unknown>;
type Operation = { [name: string]: unknown };

const ref = (place: string) => ({ $ref: `#/components/${place}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const API_KEY =
  'The key of an agency, for its own systems: it may what an operator and finance user of the agency may, and not what is about a person. It has a limit of calls a minute; answers of 429 say in Retry-After when to go on.';

/** The whole API as an OpenAPI 3.1 document, generated from the contract's endpoints and schemas. */
export function describeApi(rawRoutes: readonly RawRoute[]) {
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  const add = (path: string, method: string, operation: Operation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isEndpoint(name)) continue;
    const endpoint: AnyEndpoint = endpoints[name];
    const output = jsonSchemaOf(schema.output, 'answer');
    add(endpoint.path, endpoint.method, operationOf(name, endpoint, schema.input, output));
  }
  for (const route of rawRoutes) add(route.path, route.method, rawOperation(route));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Interline agency API',
      version: '2',
      description:
        'Flights, trains and accounts for travel agencies. Every JSON answer is an envelope: code 0 with data, or a six-digit code with a message in the language of Accept-Language. Money is an integer count of minor units with its currency.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of POST /base/v2/login, or an API key.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: API_KEY },
      },
      schemas: { Refusal: refusalSchema(), RefusalCode: refusalCodes() },
      responses: { Refused: { description: 'Refused; `code` says why.', content: json(ref('schemas/Refusal')) } },
      parameters: {
        AcceptLanguage: acceptLanguage(),
        IdempotencyKey: idempotencyKey(true),
        OptionalIdempotencyKey: idempotencyKey(false),
      },
    },
  };
}

function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

interface Places {
  inPath: string[];
  inQuery: string[];
  inBody: string[];
}

/** What decides where a call's input goes. */
type Ways = Pick<AnyEndpoint, 'path' | 'method' | 'inBody' | 'upload' | 'bodyLimit' | 'form' | 'byFileId'>;

/** The names of an input, by their place in the request. */
function placesOf({ path, upload, byFileId, ...call }: Ways, names: string[]): Places {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const others = names.filter((name) => !inPath.includes(name));
  if (!takesBody(call)) return { inPath, inQuery: others, inBody: [] };
  // A file is the whole body: its metadata goes in the query.
  const inBody = ['image', ...(byFileId ? ['fileId'] : [])];
  if (upload) return { inPath, inQuery: others.filter((name) => !inBody.includes(name)), inBody };
  return { inPath, inQuery: [], inBody: others };
}

function queryParameter(name: string, schema: unknown, required: boolean, isList: boolean) {
  if (!isList) return { name, in: 'query', required, schema };
  const description = 'The name once for each entry, or one text with commas.';
  const list = { type: 'array', items: { type: 'string' } };
  return { name, in: 'query', required, description, style: 'form', explode: true, schema: list };
}

/** The parameters of a call, and the media types of its body; null where it has none. */
function describeInput(call: Ways, schema: ObjectSchema<object>) {
  const input = jsonSchemaOf(schema, 'request');
  const shape = shapeOf(schema, call.path);
  const properties = isRecord(input.properties) ? input.properties : {};
  const required = Array.isArray(input.required) ? input.required : [];
  const { inPath, inQuery, inBody } = placesOf(call, Object.keys(properties));
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...inQuery.map((name) =>
      // In a form it is a field instead.
      queryParameter(name, properties[name], required.includes(name) && !call.form, isCommaList(shape, name)),
    ),
  ];
  const objectOf = (names: readonly string[], needed: readonly unknown[] = required): JsonSchema => ({
    ...input,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: needed.filter((name) => names.some((each) => each === name)),
  });
  const content = call.upload
    ? {
        ...Object.fromEntries(call.upload.map((type) => [type, { schema: fileSchema(call) }])),
        ...(call.form ? { 'multipart/form-data': { schema: withFile(objectOf(inQuery), call) } } : {}),
        ...(call.byFileId ? json(objectOf(['fileId'], ['fileId'])) : {}),
      }
    : json(objectOf(inBody));
  return { parameters, content: inBody.length > 0 ? content : null };
}

/** `maxLength` counts the bytes of a file. */
const fileSchema = ({ bodyLimit }: Ways): JsonSchema => ({ type: 'string', format: 'binary', maxLength: bodyLimit });

/** The fields of a form and its file, which brings its own name. */
function withFile(fields: JsonSchema, call: Ways): JsonSchema {
  const { properties, required } = fields;
  const needed = Array.isArray(required) ? required.filter((name) => name !== 'name') : [];
  return {
    ...fields,
    properties: { ...(isRecord(properties) ? properties : {}), file: fileSchema(call) },
    required: [...needed, 'file'],
  };
}

/** The media types and callers of each file purpose, in words. */
function purposesInWords(): string {
  const lines = FILE_PURPOSES.map((purpose) => {
    const { types, bytes, who } = FILE_RULES[purpose];
    return `- ${purpose}: ${types.join(', ')}, up to ${bytes / 1024 / 1024} MB. ${whoMay(who)}`;
  });
  return `A form with the fields, or the file itself with the fields in the query, where all of them are needed.\n${lines.join('\n')}`;
}

function operationOf(
  name: EndpointName,
  endpoint: AnyEndpoint,
  schema: ObjectSchema<object>,
  output: JsonSchema,
): Operation {
  const { parameters, content } = describeInput(endpoint, schema);
  return {
    operationId: name,
    tags: [tagOf(endpoint.path)],
    description: whoMay(endpoint.who),
    parameters: [
      ...parameters,
      ref('parameters/AcceptLanguage'),
      ...(endpoint.idempotent ? [ref('parameters/IdempotencyKey')] : []),
      ...(endpoint.repeatable ? [ref('parameters/OptionalIdempotencyKey')] : []),
    ],
    ...(content ? { requestBody: { required: true, content, ...aboutForm(endpoint) } } : {}),
    responses: { 200: { description: 'Done.', content: json(envelopeOf(output)) }, default: ref('responses/Refused') },
    security: securityOf({ who: endpoint.who, peopleOnly: USER_ONLY_CALLS.has(name) }),
  };
}

const aboutForm = ({ form }: AnyEndpoint) => (form ? { description: purposesInWords() } : {});

function rawOperation({ path, method, who, peopleOnly, summary, produces, input = nothing }: RawRoute): Operation {
  const { parameters, content } = describeInput({ path, method }, input);
  return {
    tags: [tagOf(path)],
    summary,
    description: whoMay(who),
    parameters,
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: { 200: { description: 'Done.', content: { [produces]: {} } }, default: ref('responses/Refused') },
    security: securityOf({ who, peopleOnly }),
  };
}

function securityOf({ who, peopleOnly }: Admission) {
  if (who === 'public') return [];
  return peopleOnly ? [{ session: [] }] : [{ session: [] }, { apiKey: [] }];
}

/** `/order/v2/flight/orders` → `order`. */
function tagOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Who may call, in words: all that is named must hold, as in `isAllowed`. */
export function whoMay(who: AnyEndpoint['who']): string {
  if (who === 'public') return 'Open to all.';
  const { roles = [], permission, desk, service, agencies, pnr, finance }: Requirement = who === 'session' ? {} : who;
  const rolesOf = (named: readonly Role[]) => `role ${[...new Set<Role>([...named, 'SuperUser'])].join(' or ')}`;
  const parts = [
    roles.length > 0 ? rolesOf(roles) : '',
    permission ? `permission ${permission}` : '',
    desk ? 'any permission of the desk' : '',
    service ? `a company with the ${service} service` : '',
    finance || agencies ? rolesOf(['finance']) : '',
    finance && !agencies ? 'a company that is direct or sees its bills' : '',
    agencies ? `a direct company that may open agencies of its own${agencies === 'open' ? '' : ' or has some'}` : '',
    agencies && agencies !== 'read' ? `${rolesOf([])} or permission agencies:write` : '',
    pnr ? 'a company that books by PNR' : '',
  ].filter(Boolean);
  return parts.length > 0 ? `For ${parts.join(', ')}.` : 'For every signed-in user.';
}

function envelopeOf(data: JsonSchema): JsonSchema {
  const properties = { code: { const: 0 }, data, message: { type: 'string' } };
  return { type: 'object', properties, required: ['code', 'data', 'message'] };
}

function refusalSchema(): JsonSchema {
  const fields = { type: 'object', additionalProperties: { type: 'string' } };
  return {
    type: 'object',
    properties: {
      code: ref('schemas/RefusalCode'),
      data: {
        description: 'For bad input `fields`, by path (`passengers[0].surname`); else null or what is needed to go on.',
        anyOf: [{ type: 'null' }, { type: 'object', properties: { fields } }],
      },
      message: { type: 'string', description: 'For people, in the language of Accept-Language.' },
      requestId: { type: 'string', description: 'Set on unexpected errors.' },
    },
    required: ['code', 'data', 'message'],
  };
}

function refusalCodes(): JsonSchema {
  const lines = Object.entries(REFUSALS).map(
    ([name, { code, status }]) => `- ${code} ${name} (HTTP ${status}): ${messageOf(name)}`,
  );
  return { enum: Object.values(REFUSALS).map(({ code }) => code), description: lines.join('\n') };
}

function acceptLanguage(): JsonSchema {
  return { name: 'Accept-Language', in: 'header', required: false, schema: { type: 'string', examples: [...LOCALES] } };
}

function idempotencyKey(required: boolean): JsonSchema {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required,
    description:
      'Made once per intention and sent again with every retry: the first answer comes back, nothing is done twice.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  };
}

function messageOf(name: string): string {
  return Object.entries(REFUSAL_MESSAGES).find(([each]) => each === name)?.[1].en ?? name;
}
