import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface TakenMail {
  from: string;
  to: string;
  /** Headers and text as they came. */
  raw: string;
}

/** A local mail server that speaks SMTP (RFC 5321) and requires a password. */
export interface FakeSmtp {
  url: string;
  taken: TakenMail[];
  /** Rejects the next mails with this; null accepts them. */
  refusal: string | null;
  close(): Promise<void>;
}

export async function fakeSmtp(user: string, password: string): Promise<FakeSmtp> {
  const smtp: FakeSmtp = { url: '', taken: [], refusal: null, close: async () => undefined };
  const secret = Buffer.from(`\0${user}\0${password}`).toString('base64');
  const server = createServer((socket) => void talk(socket, smtp, secret));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server listens nowhere');
  smtp.url = `smtp://${user}:${password}@127.0.0.1:${address.port}`;
  smtp.close = async () => {
    server.close();
    await once(server, 'close');
  };
  return smtp;
}

/** A part of a mail: text, HTML or picture, its bytes read as Latin-1; empty if absent. */
export function partOf(raw: string, type: 'text/plain' | 'text/html' | 'image/png'): string {
  const [, after = ''] = raw.split(`Content-Type: ${type}`);
  const [content = ''] = after.slice(after.indexOf('\n\n') + 2).split('\n--');
  return Buffer.from(content, 'base64').toString(type === 'image/png' ? 'latin1' : 'utf8');
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

async function talk(socket: Socket, smtp: FakeSmtp, secret: string): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const mail: TakenMail = { from: '', to: '', raw: '' };
  let isKnown = false;
  let isData = false;
  socket.on('error', () => socket.destroy());
  say('220 test ESMTP');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const verb = line.slice(0, 4).toUpperCase();
    if (isData && line !== '.') mail.raw += `${line.replace(/^\.\./, '.')}\n`;
    else if (isData) {
      isData = false;
      smtp.taken.push({ ...mail });
      say('250 taken');
    } else if (verb === 'EHLO') say('250-test\r\n250-AUTH PLAIN\r\n250 8BITMIME');
    else if (verb === 'AUTH') {
      isKnown = line === `AUTH PLAIN ${secret}`;
      say(isKnown ? '235 known' : '535 not known');
    } else if (verb === 'MAIL') {
      Object.assign(mail, { from: addressIn(line), raw: '' });
      say(!isKnown ? '530 who is it' : (smtp.refusal ?? '250 go on'));
    } else if (verb === 'RCPT') {
      mail.to = addressIn(line);
      say('250 go on');
    } else if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 go on');
  }
}
