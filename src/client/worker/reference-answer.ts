import { isJson, readEnvelope } from '../api/envelope.ts';
import { isRecord } from '../api/is-record.ts';

/** Whether an answer is the requested public data: the runtime configuration, or the API's site information or dictionaries. */
export async function saysReference({ url }: Pick<Request, 'url'>, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || !isJson(answer)) return false;
  if (!url.endsWith('/config.json')) return (await readEnvelope(answer.clone()))?.code === 0;
  const config: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return isRecord(config) && typeof config.apiBase === 'string';
}
