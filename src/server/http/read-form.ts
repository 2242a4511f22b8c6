import { MIMEType } from 'node:util';
import { type Refusal, refuse } from '../../contract/result.ts';

/** A submitted form (multipart/form-data, RFC 7578). */
export class SentForm {
  readonly type: string;
  readonly bytes: Buffer;
  /** @param type the request's media type with its boundary. */
  constructor(type: string, bytes: Buffer) {
    this.type = type;
    this.bytes = bytes;
  }
}

/** Bytes of a form besides its file: the other fields, and all part headers. */
export const AROUND_FILE = 16 * 1024;
/** The most parts, and bytes of a part's header: a form with more is slow to parse and none that the contract allows. */
const MOST_PARTS = 8;
const LONGEST_HEAD = 2 * 1024;

/** The file's field name in a form, and in an input. */
const [OUTSIDE, INSIDE] = ['file', 'image'] as const;

/**
 * The fields of a form by their input names: the file is `image`, and `name` is the file's name unless a field sets another. Refuses
 * badInput for what is no form, for a form without its file, and for a duplicate field.
 */
export async function readForm(form: SentForm): Promise<{ fields: object } | Refusal> {
  const parts = isSmall(form) ? await partsOf(form) : null;
  if (!parts) return refuse('badInput', { fields: { body: 'formBroken' } });
  const names = parts.map(([name]) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return refuse('badInput', { fields: { [twice]: 'tooMany:1' } });
  if (names.includes(INSIDE)) return refuse('badInput', { fields: { [INSIDE]: 'unknownField' } });
  const file = parts.find(([name]) => name === OUTSIDE)?.[1];
  if (!(file instanceof File))
    return refuse('badInput', { fields: { [OUTSIDE]: file === undefined ? 'required' : 'invalid' } });
  const image = new Uint8Array(await file.arrayBuffer());
  const others = parts.filter(([name]) => name !== OUTSIDE);
  return { fields: { name: file.name, ...Object.fromEntries(others), [INSIDE]: image } };
}

/** Whether it is small apart from its parts' contents; false without a boundary as well. */
function isSmall({ type, bytes }: SentForm): boolean {
  const boundary = boundaryOf(type);
  if (!boundary) return false;
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1;
    const end = bytes.indexOf('\r\n\r\n', at);
    const isLast = bytes.toString('latin1', at + mark.length, at + mark.length + 2) === '--';
    const hasHead = end >= 0 && end - at <= LONGEST_HEAD;
    if (parts > MOST_PARTS || !(isLast || hasHead)) return false;
  }
  return true;
}

function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary');
  } catch {
    return null; // no media type at all
  }
}

async function partsOf({ type, bytes }: SentForm): Promise<[string, FormDataEntryValue][] | null> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return [...form];
  } catch {
    return null; // it throws for any malformed form; the refusal says what is needed
  }
}
