import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(brotliCompress);
/** Fast: a page is rendered for each request. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page rendered for this request, compressed if the browser accepts it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-language, accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await pack(html, PACKING));
}
