/** One message of a server-sent event stream; both parts may be missing (a comment, an id alone). */
export interface StreamMessage {
  id: string | null;
  data: string | null;
}

/** Takes the text of an event stream in pieces as they arrive and answers the messages that are complete (HTML standard, §9.2.6). */
export function createStreamReader(): (chunk: string) => StreamMessage[] {
  let rest = '';
  return (chunk) => {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(readBlock).filter((message) => message.id !== null || message.data !== null);
  };
}

function readBlock(block: string): StreamMessage {
  const message: StreamMessage = { id: null, data: null };
  for (const line of block.split('\n')) {
    const value = (name: string) =>
      line.startsWith(`${name}:`) ? line.slice(name.length + 1).replace(/^ /, '') : null;
    const data = value('data');
    if (data !== null) message.data = message.data === null ? data : `${message.data}\n${data}`;
    message.id = value('id') ?? message.id;
  }
  return message;
}
