import { isIP } from 'node:net';
import { isTimeZone } from '../contract/dates.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown when the server cannot start with the environment's values; `message` names each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads one variable at a time and collects the faults, so that all are reported at once. */
export class Reader {
  readonly faults: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | null {
    return this.#env[name]?.trim() || null;
  }

  secret(name: string): string | null {
    return this.#env[name] || null;
  }

  number(name: string, fallback: number, min: number, max: number, whole = false): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    this.faults.push(`${name}: must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not "${text}"`);
    return fallback;
  }

  oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = values.find((v) => v === text);
    if (value === undefined) this.faults.push(`${name}: must be one of ${values.join(', ')}, not "${text}"`);
    return value ?? fallback;
  }

  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
    // The value is not quoted: a connection string holds a password.
    this.faults.push(`${name}: must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  }

  zone(name: string, fallback: string): string {
    const text = this.text(name);
    if (text === null || isTimeZone(text)) return text ?? fallback;
    this.faults.push(`${name}: "${text}" is no time zone, such as ${fallback}`);
    return fallback;
  }

  addresses(name: string): string | null {
    const text = this.text(name);
    const wrong = (text ?? '').split(',').find((part) => part && !isIP(part.trim().replace(/\/\d{1,3}$/, '')));
    if (wrong !== undefined) this.faults.push(`${name}: "${wrong.trim()}" is no IP address or range`);
    return text;
  }

  key(name: string): Buffer | null {
    const text = this.text(name);
    if (text === null) return null;
    const key = Buffer.from(text, 'base64');
    if (key.length === 32) return key;
    this.faults.push(`${name}: must be 32 bytes in base64 (openssl rand -base64 32)`);
    return null;
  }

  keys(name: string): Buffer[] {
    const keys = (this.text(name) ?? '').split(/[\s,]+/).filter(Boolean);
    const read = keys.map((text) => Buffer.from(text, 'base64'));
    if (read.some((key) => key.length !== 32))
      this.faults.push(`${name}: must be keys of 32 bytes in base64, separated by commas`);
    return read;
  }

  refuseOthers(prefix: string, known: readonly string[]): void {
    for (const name of Object.keys(this.#env))
      if (name.startsWith(prefix) && !known.includes(name))
        this.faults.push(`${name}: no such setting; there are ${known.join(', ')}`);
  }
}
