import { picturePath } from '../../../contract/pictures.ts';
import { proofPath } from '../../../contract/proof-types.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import { findPicture } from '../../accounts/pictures.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Deps } from '../../deps.ts';
import { attachment } from '../../http/attachment.ts';
import type { Handlers, RawRoute } from '../../http/handler.ts';
import { checkProof } from './check-proof.ts';
import { openFile } from './open-file.ts';
import { redrawProof } from './redraw-proof.ts';
import { saveFile } from './save-file.ts';

const subject = { type: 'file', id: (file: { id: string }) => file.id };

export function fileRoutes(deps: Deps) {
  return {
    uploadFile: async ({ actor, input: { image, name } }) => {
      const type = checkProof(image);
      if (isRefusal(type)) return type;
      const proof = await redrawProof(image, type);
      if (isRefusal(proof)) return proof;
      const call = { name: 'uploadFile', actor, input: { name }, idempotencyKey: null, subject } as const;
      return runCommand(deps, call, saveFile(proof, type));
    },
  } satisfies Handlers;
}

export function fileDownload(deps: Deps): RawRoute {
  return {
    method: 'GET',
    path: proofPath('{id}'),
    who: { roles: ['operator'] },
    summary: 'A file that proves the reason of a refund or a change',
    produces: 'application/octet-stream',
    async handle({ actor, params }) {
      const file = actor ? await openFile(deps, actor, params.id ?? '') : refuse('notFound');
      if (isRefusal(file)) return file;
      return { status: 200, headers: attachment(file), body: file.body };
    },
  };
}

/** Logos and portraits: a page shows them without a token. What lies under an id never changes. */
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
