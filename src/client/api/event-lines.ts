/** One event of a `text/event-stream` (WHATWG HTML §9.2); one without data only updates the last event id. */
export interface StreamEvent {
  id: string | null;
  data: string | null;
}

/** Collects chunks of an event stream and returns the events they complete; half lines wait for the next chunk. */
export function eventReader(): (chunk: string) => StreamEvent[] {
  let rest = '';
  return (chunk) => {
    const blocks = (rest + chunk).replace(/\r\n?/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block): StreamEvent[] => {
      const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
      const data = fields.flatMap((field) => (field?.[1] === 'data' ? [field[2] ?? ''] : []));
      const id = fields.findLast((field) => field?.[1] === 'id')?.[2] ?? null;
      if (data.length === 0) return id === null ? [] : [{ id, data: null }];
      return [{ id, data: data.join('\n') }];
    });
  };
}
