import { FILE_RULES } from '../../../contract/file-purposes.ts';
import { picturePath } from '../../../contract/pictures.ts';
import { proofPath } from '../../../contract/proof-types.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import { findPicture } from '../../accounts/pictures.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { attachment } from '../../http/attachment.ts';
import { refuseUnless } from '../../http/authenticate.ts';
import type { Handlers, RawRoute } from '../../http/handler.ts';
import { checkFile } from './check-file.ts';
import { openFile } from './open-file.ts';
import { saveFile } from './save-file.ts';

const subject = { type: 'file', id: (file: { id: string }) => file.id };
const MEGABYTE = 1024 * 1024;

export function fileRoutes(deps: Deps) {
  return {
    uploadFile: async ({ actor, input: { purpose, image, name }, signal }) => {
      const { who, bytes } = FILE_RULES[purpose];
      const refusal = refuseUnless(actor.grants, who);
      if (refusal) return refusal;
      if (image.byteLength > bytes) return refuse('fileTooLarge', { params: { megabytes: bytes / MEGABYTE } });
      const file = await checkFile(deps, purpose, image, signal);
      if (isRefusal(file)) return file;
      const call = { name: 'uploadFile', actor, input: { name }, idempotencyKey: null, subject } as const;
      return runCommand(deps, call, saveFile(purpose, file));
    },
  } satisfies Handlers;
}

export function fileDownload(deps: Deps): RawRoute {
  return {
    method: 'GET',
    path: proofPath('{id}'),
    who: { roles: ['operator'] },
    summary: 'A file that was sent in: of an order that the caller may see, or the caller’s own that waits to be used',
    produces: 'application/octet-stream',
    async handle({ actor, params }) {
      const file = actor ? await openFile(deps, actor, params.id ?? '') : refuse('notFound');
      if (isRefusal(file)) return file;
      return { status: 200, headers: attachment(file), body: file.body };
    },
  };
}

/** Logos and portraits: served without a token; immutable by id. */
export function pictureDownload(deps: Deps): RawRoute {
  return {
    method: 'GET',
    path: picturePath('{id}'),
    who: 'public',
    summary: 'A logo or a portrait',
    produces: 'image/png',
    async handle({ params }) {
      const body = await findPicture(deps.db, params.id ?? '');
      if (!body) return refuse('notFound');
      const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
      return { status: 200, headers, body };
    },
  };
}
