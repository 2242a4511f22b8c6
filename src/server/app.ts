import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { errorCodes, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { EnquiryInput } from '../contract/enquiries.ts';
import type { BuiltPages } from '../contract/site-terms.ts';
import { CLIENT_BUILD_FILE, CLIENT_BUILD_HEADER } from '../contract/version.ts';
import type { Deps } from './deps.ts';
import { type EnquirySource, sendEnquiry } from './features/enquiries/send-enquiry.ts';
import { actorFinder } from './features/session/find-actor.ts';
import { siteBranding } from './features/site/brand-page.ts';
import { frameHostFinder } from './features/site/frame-hosts.ts';
import { publicSite } from './features/site/public-site.ts';
import { OpenCalls } from './http/call-context.ts';
import { ConcurrencyLimits } from './http/concurrency-limits.ts';
import { timeLimits, warnOfUnknownProxies } from './http/connections.ts';
import { holdsMoreValues } from './http/count-values.ts';
import { registerEndpoints, registerRawRoutes } from './http/endpoints.ts';
import { answerBadAddress, answerBrokenRequest, CrowdedBody, registerErrors, sendRefusal } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { requestLimit } from './http/limits.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerPublicSite } from './http/public-site.ts';
import { SentForm } from './http/read-form.ts';
import { RequestDrain } from './http/request-drain.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { PAGES, registerClient } from './http/static.ts';
import { handlersOf, rawRoutesOf } from './wiring.ts';

/** Bookings with nine passengers take 5 kB; files have their own limit. */
const BODY_LIMIT = 256 * 1024;
const COMPRESS_FROM = 1024;
/** Half the CPU of the default 6 for a twelfth more bytes, and small windows: answers are many and compressed each time. */
const GZIP = { level: 3, memLevel: 7 };
/** Health checks and metrics, and a page's assets, which are sent as stored. */
const UNLIMITED = /^\/(api\/(health\/|metrics$)|assets\/)/;

/**
 * Builds the HTTP server from its dependencies: limit → session → policy → schema → handler → envelope.
 * @param clientFolder the built client, or null to serve the API alone.
 * @param drain for a caller that stops more than the HTTP side and drains that first.
 */
export async function buildApp(
  deps: Deps,
  clientFolder: string | null,
  drain: RequestDrain = new RequestDrain(),
): Promise<FastifyInstance> {
  const { settings, pool, ids } = deps;
  const logger: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers['x-request-id']) ?? ids.uuid(),
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy ?? false,
    ...timeLimits(settings.requestTimeoutMs),
    // During a stop, requests on open connections get the drain's answer instead of one without an envelope.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  });
  const calls = new OpenCalls();
  registerRequestLog(app);
  warnOfUnknownProxies(app);
  registerErrors(app);
  const answerUnknown = registerNotFound(app);
  registerSecurityHeaders(app, frameHostFinder(deps), {
    isHttps: settings.publicUrl?.startsWith('https:') ?? false,
    isSandbox: settings.sandbox.isOn,
  });
  if (clientFolder) registerClientBuild(app, clientFolder);
  registerMetrics(app, pool, settings.metricsToken);
  drain.guard(app, calls);
  registerLimit(app, settings);
  registerBodies(app);
  await app.register(compress, { threshold: COMPRESS_FROM, encodings: ['zstd', 'br', 'gzip'], zlibOptions: GZIP });
  registerHealth(app, pool, drain);
  registerRuntimeConfig(app);
  registerOpenApi(app, rawRoutesOf(deps));
  app.addHook('onReady', () => deps.sessions.start());
  drain.afterwards(() => deps.sessions.stop());
  const host = { app, findActor: actorFinder(deps), calls, gates: new ConcurrencyLimits() };
  registerEndpoints(host, handlersOf(deps));
  registerRawRoutes(host, rawRoutesOf(deps));
  if (clientFolder) registerPublicPages(app, deps, clientFolder);
  if (clientFolder) await registerClient(app, clientFolder, answerUnknown, siteBranding(deps));
  return app;
}

/** Only if the build has them: a server of the API alone has none. */
function registerPublicPages(app: FastifyInstance, deps: Deps, folder: string): void {
  const [pages, page] = [join(folder, PAGES), join(folder, 'index.html')];
  if (!existsSync(pages)) return;
  // Written by the build from the same type.
  const built = JSON.parse(readFileSync(pages, 'utf8')) as BuiltPages;
  const send = (input: EnquiryInput, source: EnquirySource) => sendEnquiry(deps, input, source);
  registerPublicSite(app, publicSite(deps, built, readFileSync(page, 'utf8'), send));
}

/** A caller's own request id is used if it is harmless in logs and headers. */
function requestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null;
}

function registerLimit(app: FastifyInstance, { rateLimit, apiKeyRateLimit }: Deps['settings']): void {
  const check = requestLimit(rateLimit, apiKeyRateLimit);
  app.addHook('onRequest', async (request, reply) => {
    if (UNLIMITED.test(request.url)) return;
    const refusal = await check(request);
    if (refusal) return sendRefusal(request, reply, refusal);
  });
}

/** Media types of the files that calls take. */
const FILE_TYPES = [
  ...new Set(Object.values<Endpoint<unknown, unknown>>(endpoints).flatMap(({ upload }) => upload ?? [])),
];

/** The media type of some payment providers' webhooks; no other call accepts it. */
const FORM = 'application/x-www-form-urlencoded';

/** For a file with its metadata. */
const FILE_FORM = 'multipart/form-data';

/**
 * JSON, and files for the calls that take them. A call without input may have the JSON media type and an empty body, as many clients send.
 */
function registerBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { mostValues: most, rawBody } = request.routeOptions.config;
    if (rawBody) return done(null, body);
    // Without a route nobody reads the body.
    if (body === '' || most === undefined) done(null, undefined);
    else if (holdsMoreValues(String(body), most)) done(new CrowdedBody(most));
    else void parse(request, String(body), done);
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.rawBody) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
  app.addContentTypeParser(FILE_FORM, { parseAs: 'buffer' }, ({ headers, routeOptions }, body, done) => {
    if (!routeOptions.config.form) return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FILE_FORM));
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    done(null, new SentForm(headers['content-type'] ?? '', bytes));
  });
  app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}

/** Sends the client's build in `folder` with every API answer, so that older pages can offer to update. */
function registerClientBuild(app: FastifyInstance, folder: string): void {
  const file = join(folder, CLIENT_BUILD_FILE);
  if (!existsSync(file)) return;
  const build = readFileSync(file, 'utf8').trim();
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header(CLIENT_BUILD_HEADER, build);
  });
}

/** Serves what the client reads before its first call; a portal in front of another agency API sets that API's base here. */
function registerRuntimeConfig(app: FastifyInstance): void {
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-cache').send({ apiBase: '/api' }));
}
