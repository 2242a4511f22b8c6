import { isJson, readEnvelope } from '../api/envelope.ts';
import { isRecord } from '../api/is-record.ts';

/** Whether an answer is the public data that were asked for: the runtime configuration, or what the API says of the site or in a dictionary. */
export async function saysReference({ url }: Pick<Request, 'url'>, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || !isJson(answer)) return false;
  if (!url.endsWith('/config.json')) return (await readEnvelope(answer.clone()))?.code === 0;
  const config: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return isRecord(config) && typeof config.apiBase === 'string';
}
