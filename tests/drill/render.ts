/** The machines of deploy/layout.md: two with the portal and the database, one with the third vote and the backups. */
export const MACHINES = ['a', 'b', 'c'] as const;
export type Machine = (typeof MACHINES)[number];

/** What differs per installation; the passwords are the same on every machine. */
export interface Installation {
  addresses: Readonly<Record<Machine, string>>;
  superuserPassword: string;
  replicationPassword: string;
  rewindPassword: string;
  patroniPassword: string;
  backupPassphrase: string;
}

const PLACEHOLDER = /\$\{(\w+)\}/g;
/** Means itself in each of the files' formats, without quotes. */
const PLAIN = /^[\w.:-]+$/;

/** The variables of the files in deploy/, as layout.md describes them, with their values on one machine. */
export function variablesOf(machine: Machine, installation: Installation): ReadonlyMap<string, string> {
  const { addresses } = installation;
  return new Map([
    ['MACHINE', machine],
    ['ADDRESS', addresses[machine]],
    ['ADDRESS_A', addresses.a],
    ['ADDRESS_B', addresses.b],
    ['ADDRESS_C', addresses.c],
    ['SUPERUSER_PASSWORD', installation.superuserPassword],
    ['REPLICATION_PASSWORD', installation.replicationPassword],
    ['REWIND_PASSWORD', installation.rewindPassword],
    ['PATRONI_PASSWORD', installation.patroniPassword],
    ['BACKUP_PASSPHRASE', installation.backupPassphrase],
  ]);
}

/**
 * A file of deploy/ with its `${NAME}`s filled in.
 * @throws Error for a name that is no variable, and for a value that would need quotes.
 */
export function render(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`no such variable: ${name}`);
    if (!PLAIN.test(value)) throw new Error(`${name} has characters that need quotes`);
    return value;
  });
}

/** The variables that a file names. */
export function namedIn(text: string): Set<string> {
  return new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
}
