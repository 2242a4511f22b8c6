import type { EndpointName, InputOf, OutputOf } from '../../../contract/endpoints.ts';
import { callUnder } from '../../api/call.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** What the list of waiting items says of one. */
export interface OutboxWords {
  title: string;
  text: string;
  /** Where in the portal it belongs. */
  to:
    | { path: '/flight/orders/$id' | '/flight/group/order/$id' | '/train/orders/$id'; id: string }
    | { path: '/profile' | '/flight/booking' | '/travellers' | '/travellers/cards' };
}

/** Free words in an item that the agent may still change. */
export interface EditableText {
  maxLength: number;
  read: (input: OutboxRecord['input']) => string;
  /** Where words are kept that are typed and not saved. */
  place: (record: OutboxRecord) => string;
  write: (input: OutboxRecord['input'], text: string) => OutboxRecord['input'];
}

interface Definition<K extends EndpointName> {
  /** Names the kind on the device; never changes. */
  kind: string;
  call: K;
  /** What was kept, if it still is an input of the call; null when it is not. */
  parse: (input: OutboxRecord['input']) => InputOf<K> | null;
  subject: (input: InputOf<K>) => string;
  /** A newer item about the same subject makes an older one that was never sent pointless. */
  replaces: boolean;
  describe: (input: InputOf<K>) => OutboxWords;
  /** Brings what is on screen up to date. `answer` is the server's where this tab has sent it. */
  refresh: (input: InputOf<K>, answer: OutputOf<K> | null) => Promise<unknown>;
  text?: EditableText;
  /** What was typed can be opened again in the form of its page, which finds it by the item's id. */
  hasForm?: boolean;
}

/** A kind of change that may wait for a connection. */
export interface OutboxKind<I = never> {
  kind: string;
  call: EndpointName;
  replaces: boolean;
  text: EditableText | null;
  hasForm: boolean;
  toItem: (input: I) => Pick<OutboxRecord, 'kind' | 'call' | 'input' | 'subject'>;
  /** Null when the kept input is none that this version of the app can send. */
  describe: (record: OutboxRecord) => OutboxWords | null;
  /** Sends under the record's own key. Throws what call() throws. */
  send: (record: OutboxRecord, signal?: AbortSignal) => Promise<unknown>;
  /** `answer` is what send() gave; undefined when another tab has sent it. */
  refresh: (record: OutboxRecord, answer: unknown) => Promise<unknown>;
}

/** Defines what may wait in the outbox: add it to the list in outbox-kinds.ts. */
export function defineOutboxItem<K extends EndpointName>(definition: Definition<K>): OutboxKind<InputOf<K>> {
  const { kind, call: name, parse, replaces, text = null, hasForm = false } = definition;
  const parsed = (record: OutboxRecord): InputOf<K> => {
    const input = parse(record.input);
    if (input === null) throw new Error(`${kind} cannot be sent by this version`);
    return input;
  };
  return {
    kind,
    call: name,
    replaces,
    text,
    hasForm,
    toItem: (input) => ({ kind, call: name, input: { ...input }, subject: definition.subject(input) }),
    describe: ({ input }) => {
      const known = parse(input);
      return known === null ? null : definition.describe(known);
    },
    send: (record, signal) => callUnder(record.id, name, parsed(record), { signal }),
    // What send() gave is the answer of this very call.
    refresh: (record, answer) => definition.refresh(parsed(record), (answer as OutputOf<K> | undefined) ?? null),
  };
}
