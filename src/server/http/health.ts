import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '../../contract/result.ts';
import { accept } from './envelope.ts';
import { sendRefusal } from './errors.ts';

/** Live: the process answers. Ready: the database answers too, and the server is not stopping. */
export function registerHealth(app: FastifyInstance, pool: Pool): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/api/health/live', async () => accept({ status: 'live' }).envelope);
  app.get('/api/health/ready', async (request, reply) => {
    if (!stopping && (await answers(pool, request.log))) return accept({ status: 'ready' }).envelope;
    return sendRefusal(request, reply, refuse('notReady'));
  });
}

async function answers(pool: Pool, log: FastifyInstance['log']): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return false;
  }
}
