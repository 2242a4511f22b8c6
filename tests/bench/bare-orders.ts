// The baseline of the orders list: the same SQL, rows sent as they are, nothing else.
import Fastify from 'fastify';
import pg from 'pg';

export interface Statement {
  name: string | undefined;
  text: string;
  values: (string | null)[];
}

if (process.argv[1] === import.meta.filename) {
  const statements: Statement[] = JSON.parse(process.env.BENCH_STATEMENTS ?? '[]');
  const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 10 });
  const app = Fastify();
  app.get('/', async () => {
    const results = await Promise.all(statements.map((statement) => pool.query(statement)));
    return results.map(({ rows }) => rows);
  });
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
}
