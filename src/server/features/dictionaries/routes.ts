import { DICTIONARY_PATH, type DictionaryName, isDictionaryName } from '../../../contract/dictionaries/listings.ts';
import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Deps } from '../../deps.ts';
import { accept } from '../../http/envelope.ts';
import type { RawAnswer, RawCall, RawRoute } from '../../http/handler.ts';
import { chooseCoding, PackedText } from './packed-text.ts';
import { presentDictionary } from './present.ts';

/** Cached by browsers and proxies, revalidated each time; the answer is then a 304 of a few bytes. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Compresses each dictionary lazily; the data never change while the server runs. */
function packer(dictionaries: Dictionaries): (name: DictionaryName) => PackedText {
  const kept = new Map<DictionaryName, PackedText>();
  return (name) => {
    const text =
      kept.get(name) ?? new PackedText(JSON.stringify(accept(presentDictionary[name](dictionaries)).envelope));
    kept.set(name, text);
    return text;
  };
}

/** `GET /base/v2/dictionaries/{name}`: reference data with strong ETags, pre-compressed. */
export function dictionaryRoutes({ dictionaries }: Pick<Deps, 'dictionaries'>): readonly RawRoute[] {
  const textOf = packer(dictionaries);
  const handle = async ({ params, headers }: RawCall): Promise<RawAnswer | Refusal> => {
    if (!isDictionaryName(params.name)) return refuse('notFound');
    const text = textOf(params.name);
    const coding = chooseCoding(headerText(headers['accept-encoding']));
    const shared = { ETag: text.etag(coding), 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
    if (text.isKnownTo(headers['if-none-match'])) return { status: 304, headers: shared, body: null };
    return {
      status: 200,
      headers: {
        ...shared,
        'Content-Type': 'application/json; charset=utf-8',
        ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
      },
      body: await text.packed(coding),
    };
  };
  const summary =
    'Reference data: airports, cities, countries, airlines, aircraft, stations, or places (airports and cities, compact)';
  return [{ method: 'GET', path: DICTIONARY_PATH, who: 'public', summary, produces: 'application/json', handle }];
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}
