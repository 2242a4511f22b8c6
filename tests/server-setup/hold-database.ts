// Opens a folder's embedded database and writes numbered rows until killed, like a server during a power cut.
import pg from 'pg';
import pino from 'pino';
import { openEmbedded } from '../../src/server/db/embedded/embedded.ts';

const { url } = await openEmbedded(process.argv[2] ?? '', pino({ level: 'silent' }));
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('create table written (n int primary key)');
for (let n = 1; ; n++) {
  await client.query('insert into written values ($1)', [n]);
  if (n === 20) process.stdout.write('writing\n');
}
