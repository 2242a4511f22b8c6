import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Message types of PostgreSQL's protocol 3, sent by the server. */
const AUTHENTICATION = 'R';
const ROW_DESCRIPTION = 'T';
const DATA_ROW = 'D';
const COMMAND_COMPLETE = 'C';
const READY = 'Z';
const QUERY = 'Q'.charCodeAt(0);
const TEXT_TYPE = 25;
const INT4_TYPE = 23;

/** A PostgreSQL server with one process for all its clients, as far as one that only queries the version and the process can tell. */
export async function oldPostgres(version: string): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((socket) => serve(socket, version));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function serve(socket: Socket, version: string): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([message(AUTHENTICATION, int32(0)), message(READY, Buffer.from('I'))]));
    socket.on('data', (data) => {
      if (data[0] === QUERY) socket.write(versionAnswer(version));
    });
  });
}

function versionAnswer(version: string): Buffer {
  const major = version.split('.')[0] ?? '';
  const columns = [column('version', INT4_TYPE), column('text', TEXT_TYPE), column('pid', INT4_TYPE)];
  return Buffer.concat([
    message(ROW_DESCRIPTION, int16(columns.length), ...columns),
    message(DATA_ROW, int16(columns.length), value(major), value(version), value('1')),
    message(COMMAND_COMPLETE, Buffer.from('SELECT 1\0')),
    message(READY, Buffer.from('I')),
  ]);
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

/** Name, table and column number (none), type, its length, modifier, and text format. */
function column(name: string, type: number): Buffer {
  return Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)]);
}

function value(text: string): Buffer {
  return Buffer.concat([int32(text.length), Buffer.from(text)]);
}

function int16(n: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(n);
  return bytes;
}

function int32(n: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(n);
  return bytes;
}
