import type { EndpointName, InputOf, OutputOf } from '../../../contract/endpoints.ts';
import { callUnder } from '../../api/call.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** An item's text in the outbox list. */
export interface OutboxWords {
  title: string;
  text: string;
  /** The page it belongs to. */
  to:
    | { path: '/flight/orders/$id' | '/flight/group/order/$id' | '/train/orders/$id'; id: string }
    | { path: '/profile' | '/flight/booking' | '/travellers' | '/travellers/cards' };
}

/** Free text in an item that the agent may still change. */
export interface EditableText {
  maxLength: number;
  read: (input: OutboxRecord['input']) => string;
  /** Where unsaved text is stored. */
  place: (record: OutboxRecord) => string;
  write: (input: OutboxRecord['input'], text: string) => OutboxRecord['input'];
}

interface Definition<K extends EndpointName> {
  /** Names the kind on the device; never changes. */
  kind: string;
  call: K;
  /** The stored input, if valid for the call; otherwise null. */
  parse: (input: OutboxRecord['input']) => InputOf<K> | null;
  subject: (input: InputOf<K>) => string;
  /** A newer item about the same subject supersedes an older one that was never sent. */
  replaces: boolean;
  describe: (input: InputOf<K>) => OutboxWords;
  /** Refreshes the screen. `answer` is the server's if this tab has sent it. */
  refresh: (input: InputOf<K>, answer: OutputOf<K> | null) => Promise<unknown>;
  text?: EditableText;
  /** Its page's form can reopen the input, which it finds by the item's id. */
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
  /** Null when this version of the app cannot send the stored input. */
  describe: (record: OutboxRecord) => OutboxWords | null;
  /** Sends under the record's own key. Throws what call() throws. */
  send: (record: OutboxRecord, signal?: AbortSignal) => Promise<unknown>;
  /** `answer` is the result of send(); undefined when another tab sent it. */
  refresh: (record: OutboxRecord, answer: unknown) => Promise<unknown>;
}

/** Defines a kind of outbox item: add it to the list in outbox-kinds.ts. */
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
    // The result of send() is this call's answer.
    refresh: (record, answer) => definition.refresh(parsed(record), (answer as OutputOf<K> | undefined) ?? null),
  };
}
