import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { LOCALES } from '../../contract/locale.ts';
import { REFUSAL_MESSAGES } from '../../contract/messages.ts';
import { PEOPLE_ONLY } from '../../contract/people-only.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Admission } from './authenticate.ts';
import type { RawRoute } from './handler.ts';
import { isRecord, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type AnyEndpoint = Endpoint<unknown, unknown>;
type Operation = { [name: string]: unknown };

const ref = (place: string) => ({ $ref: `#/components/${place}` });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const API_KEY =
  'The key of an agency, for its own systems: it may what an operator and finance user of the agency may, and not what is about a person. It has a limit of calls a minute; answers of 429 say in Retry-After when to go on.';

/** The whole API as an OpenAPI 3.1 document, made from the contract's endpoints and the schemas that check them. */
export function describeApi(rawRoutes: readonly RawRoute[]) {
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  const add = (path: string, method: string, operation: Operation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isEndpoint(name)) continue;
    const endpoint: AnyEndpoint = endpoints[name];
    const input = jsonSchemaOf(schema.input, 'request');
    add(endpoint.path, endpoint.method, operationOf(name, endpoint, input, jsonSchemaOf(schema.output, 'answer')));
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

function operationOf(name: EndpointName, endpoint: AnyEndpoint, input: JsonSchema, output: JsonSchema): Operation {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const properties = isRecord(input.properties) ? input.properties : {};
  const others = Object.keys(properties).filter((property) => !inPath.includes(property));
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const required = Array.isArray(input.required) ? input.required : [];
  const parameters = [
    ...inPath.map((parameter) => ({ name: parameter, in: 'path', required: true, schema: properties[parameter] })),
    ...(takesBody ? [] : others).map((parameter) => ({
      name: parameter,
      in: 'query',
      required: required.includes(parameter),
      schema: properties[parameter],
    })),
    ref('parameters/AcceptLanguage'),
    ...(endpoint.idempotent ? [ref('parameters/IdempotencyKey')] : []),
    ...(endpoint.repeatable ? [ref('parameters/OptionalIdempotencyKey')] : []),
  ];
  const body = {
    ...input,
    properties: Object.fromEntries(others.map((property) => [property, properties[property]])),
    required: required.filter((property) => others.includes(property)),
  };
  return {
    operationId: name,
    tags: [tagOf(endpoint.path)],
    description: whoMay(endpoint.who),
    parameters,
    ...(takesBody && others.length > 0 ? { requestBody: { required: true, content: contentOf(endpoint, body) } } : {}),
    responses: { 200: { description: 'Done.', content: json(envelopeOf(output)) }, default: ref('responses/Refused') },
    security: securityOf({ who: endpoint.who, peopleOnly: PEOPLE_ONLY.has(name) }),
  };
}

/** A file is the whole body; `maxLength` counts its bytes. */
function contentOf({ upload, bodyLimit }: AnyEndpoint, body: JsonSchema) {
  if (!upload) return json(body);
  const schema = { type: 'string', format: 'binary', maxLength: bodyLimit };
  return Object.fromEntries(upload.map((type) => [type, { schema }]));
}

function rawOperation({ path, who, peopleOnly, summary, produces, input }: RawRoute): Operation {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    tags: [tagOf(path)],
    summary,
    parameters: inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(input ? { requestBody: { required: true, content: json(jsonSchemaOf(input, 'request')) } } : {}),
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

function whoMay(who: AnyEndpoint['who']): string {
  if (who === 'public') return 'Open to all.';
  if (who === 'session') return 'For every signed-in user.';
  const parts = [
    who.roles ? `roles ${[...who.roles, 'SuperUser'].join(' or ')}` : '',
    who.permission ? `permission ${who.permission}` : '',
    who.desk ? 'any permission of the desk' : '',
    who.service ? `a company with the ${who.service} service` : '',
    who.finance ? 'a company that sees its bills' : '',
  ];
  return `For ${parts.filter(Boolean).join(', ')}.`;
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
