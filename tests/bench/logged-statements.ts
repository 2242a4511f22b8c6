import { readFileSync } from 'node:fs';

/** A session's statement as the database logged it. */
export interface LoggedStatement {
  /** The database process that served the session. */
  session: string;
  name: string | undefined;
  text: string;
  values: (string | null)[];
}

interface Logging {
  sql: (text: string) => Promise<unknown>;
  /** The database's own log. */
  file: string;
}

/** All statements the database logged during `work`, in order. */
export async function statementsDuring(
  { sql, file }: Logging,
  work: () => Promise<unknown>,
): Promise<LoggedStatement[]> {
  await sql(`alter system set log_statement = 'all'`);
  await sql('select pg_reload_conf()');
  await sql('select pg_sleep(0.3)');
  const before = readFileSync(file, 'utf8').length;
  await work();
  const written = readFileSync(file, 'utf8').slice(before);
  await sql('alter system reset log_statement');
  await sql('select pg_reload_conf()');
  return statementsIn(written);
}

/** A statement's values are in the log entry after it. */
function statementsIn(log: string): LoggedStatement[] {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m);
  return entries.flatMap((entry, i): LoggedStatement[] => {
    const [, session, kind, text] = /\[(\d+)\] LOG:\s+(execute [^:]+|statement): ([\s\S]+)/.exec(entry) ?? [];
    if (!session || !kind || !text) return [];
    const name = kind.replace('execute ', '');
    const values = [...(entries[i + 1] ?? '').matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)];
    return [
      {
        session,
        name: kind === 'statement' || name === '<unnamed>' ? undefined : name,
        text: text.trim(),
        values: kind === 'statement' ? [] : values.map(([, value]) => value?.replaceAll("''", "'") ?? null),
      },
    ];
  });
}
