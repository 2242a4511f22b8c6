import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '../../contract/result.ts';
import { reasonOf } from '../db/faults.ts';
import { createPool } from '../db/pool.ts';
import { accept } from './envelope.ts';
import { sendRefusal } from './errors.ts';
import type { RequestDrain } from './request-drain.ts';

/** The readiness probe answers within a second, whatever the database does. */
const PATIENCE_MS = 800;
const RETRY_SECONDS = 1;

/** Live: the process answers. Ready: the database answers too. A stopping server is neither. */
export function registerHealth(app: FastifyInstance, pool: Pool, drain: RequestDrain): void {
  const ask = databaseProbe(pool, app.log);
  drain.afterwards(() => ask.end());
  app.get('/api/health/live', async () => accept({ status: 'live' }).envelope);
  app.get('/api/health/ready', async (request, reply) => {
    if (await ask.answers()) return accept({ status: 'ready' }).envelope;
    return sendRefusal(request, reply, refuse('notReady', { params: { seconds: RETRY_SECONDS } }));
  });
}

/** Probes the database on its own connection, since a busy pool does not make a server unready. Concurrent probes share one query. */
function databaseProbe({ options }: Pool, log: FastifyInstance['log']) {
  const limits = { max: 1, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const pool = createPool({ ...options, ...limits }, log);
  let asked: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      await pool.query('select 1');
      return true;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the database does not answer');
      return false;
    } finally {
      asked = null;
    }
  };
  return {
    answers: () => {
      asked ??= ask();
      return Promise.race([asked, after(PATIENCE_MS)]);
    },
    end: () => pool.end(),
  };
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref());
}
