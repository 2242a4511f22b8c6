import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { changeCompany } from '../../../tests/factories/companies.ts';
import { GOOD_INPUTS } from '../../../tests/factories/good-inputs.ts';
import { SITE } from '../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { type FakeSmtp, fakeSmtp, partOf } from '../../../tests/fakes/smtp-server.ts';
import { SANDBOX_NOTE } from '../../contract/sandbox-note.ts';
import { mails } from '../db/schema/mails.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';

let smtp: FakeSmtp;
let server: TestServer;
let calls: Api;
beforeAll(async () => {
  smtp = await fakeSmtp('portal', 'mail-password');
  const settings = { mail: { url: smtp.url, from: 'Interline <desk@interline.example>' } };
  server = await startTestServer({ pollJobs: false, settings });
  calls = api(server);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

/** The invitation mail to a user of this name, as it was sent. */
async function invited(nickname: string): Promise<string> {
  const username = `guest.${smtp.taken.length}`;
  const user = { ...GOOD_INPUTS.createUser, username, email: `${username}@harbour.example`, nickname };
  await calls.as('harbour.admin').expect('createUser', user);
  await server.deps.jobs.drain();
  return smtp.taken.find(({ to }) => to === user.email)?.raw ?? '';
}

describe('a mail', () => {
  it('is text and a page that say the same, under the portal’s name where its site has no logo', async () => {
    const raw = await invited('Ann');
    const [text, page] = [partOf(raw, 'text/plain'), partOf(raw, 'text/html')];
    const link = /http\S+\/password#\S+/.exec(text)?.[0];
    expect(link).toBeDefined();
    expect(page.split(`href="${link}"`)).toHaveLength(3);
    for (const words of ['Hello Ann,', 'within 7 days', 'Choose your password', 'Interline'])
      for (const part of [text, page]) expect(part).toContain(words);
    expect(page).not.toContain('<img');
    expect(partOf(raw, 'image/png')).toBe('');
  });

  it('says in both where the portal is a sandbox, and only there', async () => {
    const { sandbox } = server.deps.settings;
    const marks: boolean[][] = [];
    for (const isOn of [true, false]) {
      Object.assign(sandbox, { isOn });
      const raw = await invited('Eve');
      marks.push((['text/plain', 'text/html'] as const).map((type) => partOf(raw, type).includes(SANDBOX_NOTE.en)));
    }
    Object.assign(sandbox, { isOn: true });
    expect(marks).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('shows what somebody has typed as they typed it, and takes none of it for markup', async () => {
    const raw = await invited('<a href="http://e.x">Ann & Co</a>');
    expect(partOf(raw, 'text/plain')).toContain('Hello <a href="http://e.x">Ann & Co</a>,');
    const page = partOf(raw, 'text/html');
    expect(page).toContain('&lt;a href=&quot;http://e.x&quot;&gt;Ann &amp; Co&lt;/a&gt;');
    expect(page).not.toContain('href="http://e.x"');
  });

  it('has no line that somebody has typed into a name, nor one that was kept before names were of one line', async () => {
    const forged = 'Ann,\nsend your password\r\n\r\nYours';
    const input = { ...GOOD_INPUTS.createUser, username: 'forged', email: 'forged@harbour.example', nickname: forged };
    const { envelope } = await calls.as('harbour.admin').call('createUser', input);
    expect(envelope.data).toEqual({ fields: { nickname: 'On one line only, without line breaks' } });
    await changeCompany(server, DEMO_COMPANY.harbour, { name: `Harbour\r\n${forged}` });
    const raw = await invited('Bo');
    await changeCompany(server, DEMO_COMPANY.harbour, { name: 'Harbour Travel' });
    const lines = partOf(raw, 'text/plain').split(/\r?\n/);
    expect(lines.filter((line) => line.startsWith('send') || line.startsWith('Yours'))).toEqual([]);
    expect(raw.split(/\r?\n/).some((line) => /^send your/i.test(line))).toBe(false);
  });

  it('wears the colour, the name and the logo of its site, and loads nothing from elsewhere', async () => {
    const provider = calls.as('provider.admin');
    const { id } = await provider.expect('createSite', SITE);
    const create = { width: 240, height: 60, channels: 3 as const, background: '#8a1f5c' };
    const image = new Uint8Array(await sharp({ create }).png().toBuffer());
    await provider.expect('uploadSitePicture', { id, kind: 'logo', image });
    await changeCompany(server, DEMO_COMPANY.harbour, { websitePrefix: 'trips', emailLanguage: 'zh-tw' });
    const raw = await invited('安');
    const page = partOf(raw, 'text/html');
    expect(page).toContain('<html lang="zh-Hant-TW">');
    expect(page).toContain('background:#8a1f5c;color:#ffffff');
    expect(page).toContain('<img src="cid:logo" alt="碼頭旅行線上"');
    expect(page.match(/(src|background)="(?!cid:)/g)).toBeNull();
    expect(raw).toContain('Content-ID: <logo>');
    expect(partOf(raw, 'image/png').slice(1, 4)).toBe('PNG');
  });

  it('is kept in no form once it has left', async () => {
    const rows = await server.deps.db.select().from(mails);
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed, sealedHtml, sentAt } of rows)
      expect([sealed, sealedHtml, sentAt === null]).toEqual([null, null, false]);
  });
});
