import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../../tests/factories/papers.ts';
import { LETTER_TEXT, letterPdf, pdfOf, streamOf } from '../../../../tests/factories/pdfs.ts';
import { cleanPdf } from './clean-pdf.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const note = (subtype: string, entries: string) =>
  `/Annots [<< /Type /Annot /Subtype /${subtype} /Rect [0 0 300 200] ${entries} >>]`;
const action = (entries: string) => note('Link', `/A << ${entries} >>`);
const ATTACHED = ['<< /Type /Filespec /F (tool.exe) /EF << /F 7 0 R >> >>', streamOf('/Type /EmbeddedFile', 'MZ tool')];

/** An object stream with these objects, by number. */
function objectStream(objects: Readonly<Record<number, string>>, type = '/ObjStm', filter = '/FlateDecode'): string {
  const entries = Object.entries(objects);
  let at = 0;
  const places = entries.map(([id, text]) => {
    const place = `${id} ${at}`;
    at += text.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const data = deflateSync(head + entries.map(([, text]) => `${text} `).join(''));
  return streamOf(`/Type ${type} /N ${entries.length} /First ${head.length} /Filter ${filter}`, data);
}

/** An object followed by this many blanks. */
const spacious = (blanks: number) => `null${' '.repeat(blanks)}`;

async function cleaned(pdf: Buffer): Promise<Buffer> {
  const clean = await cleanPdf(pdf);
  if (typeof clean === 'string') throw new Error(`a PDF that is ${clean}`);
  return Buffer.from(clean);
}

describe('a PDF that is written anew', () => {
  it.each<[string, Parameters<typeof letterPdf>[0], string]>([
    ['a script when it is opened', { catalog: `/OpenAction ${SCRIPT}` }, 'app.alert'],
    ['a script by an escaped name', { catalog: '/OpenAction << /S /J#61vaScript /J#53 (app.alert) >>' }, 'app.alert'],
    ['a script that stands elsewhere', { catalog: '/OpenAction 6 0 R', more: [SCRIPT] }, 'app.alert'],
    [
      'a kind of action that stands elsewhere',
      { page: note('Widget', '/FT /Btn /A << /S 6 0 R /JS (app.alert) >>'), more: ['/JavaScript'] },
      'app.alert',
    ],
    ['a script by its name', { catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }, 'app.alert'],
    ['a script when it is closed', { catalog: `/AA << /WC ${SCRIPT} >>` }, 'app.alert'],
    ['a script when a page is opened', { page: `/AA << /O ${SCRIPT} >>` }, 'app.alert'],
    ['a script of a field', { page: note('Widget', `/FT /Tx /AA << /K ${SCRIPT} >>`) }, 'app.alert'],
    ['a script of a bookmark', { catalog: `/Outlines << /First << /A ${SCRIPT} >> >>` }, 'app.alert'],
    ['a program to start', { page: action('/S /Launch /F (cmd.exe)') }, 'cmd.exe'],
    ['a web address', { page: action('/S /URI /URI (https://evil.example)') }, 'evil.example'],
    ['another file', { page: action('/S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf)') }, 'evil.example'],
    ['a form that is sent', { page: note('Widget', '/FT /Btn /A << /S /SubmitForm /F (evil.example) >>') }, 'evil'],
    ['a form of another kind', { catalog: '/AcroForm << /Fields [] /XFA (xfa-script) >>' }, 'xfa-script'],
    [
      'a file within it',
      { catalog: '/Names << /EmbeddedFiles << /Names [(tool.exe) 6 0 R] >> >>', more: ATTACHED },
      'tool',
    ],
    ['a file pinned to the page', { page: note('FileAttachment', '/FS 6 0 R'), more: ATTACHED }, 'tool'],
    ['a file of a page', { page: '/AF [6 0 R]', more: ATTACHED }, 'tool'],
    ['a player', { page: note('RichMedia', '/RichMediaContent << /Assets << /Names [(a.swf) null] >> >>') }, 'a.swf'],
    [
      'data that lie in another file',
      { page: '/Group 6 0 R', more: [streamOf('/F 7 0 R', ''), '<< /Type /Filespec /F (evil.example) >>'] },
      'evil.example',
    ],
    ['who wrote it', { trailer: '/Info 6 0 R ', more: ['<< /Author (Dr Hidden) >>'] }, 'Dr Hidden'],
  ])('shows its page as before, without %s', async (_, parts, gone) => {
    const pdf = letterPdf(parts);
    expect(pdf.toString('latin1')).toContain(gone);
    const clean = await cleaned(pdf);
    expect(await pdfText(clean)).toContain(LETTER_TEXT);
    expect(clean.toString('latin1')).not.toContain(gone);
    expect(clean.toString('latin1')).not.toMatch(
      /JavaScript|Launch|EmbeddedFile|RichMedia|\/(AA|OpenAction|URI|XFA)\b/,
    );
  });

  it.each([
    ['/ObjStm', '/FlateDecode'],
    ['/Obj#53tm', '[/FlateDecode]'],
  ])('keeps what lies in a stream of objects (%s, %s), and leaves scripts in it out', async (type, filter) => {
    const inside = { 6: '<< /Type /Catalog /Pages 2 0 R /OpenAction 7 0 R /AcroForm 8 0 R >>', 7: SCRIPT, 8: SCRIPT };
    const letter = letterPdf({ more: [] }).toString('latin1');
    const body = letter.slice(0, letter.indexOf('xref'));
    const file = `${body}9 0 obj\n${objectStream(inside, type, filter)}\nendobj\ntrailer << /Root 6 0 R >>\n%%EOF\n`;
    const clean = await cleaned(Buffer.from(file, 'latin1'));
    expect(await pdfText(clean)).toContain(LETTER_TEXT);
    expect(clean.toString('latin1')).not.toMatch(/JavaScript|alert|ObjStm/);
  });

  it('keeps what was filled in and noted on it', async () => {
    const look = streamOf('/Type /XObject /Subtype /Form /BBox [0 0 90 20]', 'BT (filled in) Tj ET');
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (CHAN) /Rect [0 0 90 20] /AP << /N 7 0 R >> >>';
    const catalog = '/AcroForm << /Fields [6 0 R] >>';
    const clean = await cleaned(letterPdf({ catalog, page: '/Annots [6 0 R]', more: [field, look] }));
    const text = clean.toString('latin1');
    for (const kept of ['(CHAN)', '(filled in)', '/AcroForm', '/Annots']) expect(text).toContain(kept);
  });

  it('is as it was changed last, and holds nothing of before or behind it', async () => {
    const first = letterPdf({ more: ['(an earlier version)'] }).toString('latin1');
    const change = `5 0 obj\n${streamOf('', 'BT /F1 14 Tf 20 100 Td (Changed.) Tj ET')}\nendobj\n`;
    const file = `${first}${change}trailer << /Root 1 0 R >>\n%%EOF\nPK an archive`;
    const clean = await cleaned(Buffer.from(file, 'latin1'));
    expect(await pdfText(clean)).toContain('Changed.');
    for (const gone of [LETTER_TEXT, 'earlier', 'archive']) expect(clean.toString('latin1')).not.toContain(gone);
  });

  it('reads nothing of a table of places but its trailer, and does not mind what no page needs', async () => {
    const places = streamOf('/Type /XRef /Size 1000000000 /W [1 0 0] /Index [0 1000000000] /Root 1 0 R', '');
    const clean = await cleaned(letterPdf({ more: [places, '<< /Broken >>'] }));
    expect(await pdfText(clean)).toContain(LETTER_TEXT);
  });

  const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
  it.each<[string, Buffer, string]>([
    ['no page', pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']), 'damaged'],
    ['no catalogue', pdfOf(['<< /Type /Pages >>']), 'damaged'],
    ['brackets without end', pdfOf(['['.repeat(500_000)]), 'damaged'],
    ['pages that are their own pages', pdfOf([CATALOG, '<< /Type /Pages /Kids [2 0 R] >>']), 'damaged'],
    ['objects that unpack to gigabytes', letterPdf({ more: [objectStream({ 9: spacious(17_000_000) })] }), 'damaged'],
    [
      'objects that unpack to too much together',
      letterPdf({ more: Array.from({ length: 9 }, () => objectStream({ 9: spacious(2_000_000) })) }),
      'damaged',
    ],
    [
      'objects that are not where they are said to be',
      letterPdf({ more: [streamOf('/Type /ObjStm /N 1 /First 5', '9 80 (objects)')] }),
      'damaged',
    ],
    [
      'objects packed in another way',
      letterPdf({ more: [streamOf('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'x')] }),
      'damaged',
    ],
    ['a part of its page that cannot be read', letterPdf({ page: '/Rotate' }), 'damaged'],
    [
      'a script as the data of a stream within its catalogue',
      letterPdf({ catalog: `/Lang ${streamOf('', `/OpenAction ${SCRIPT}`)}` }),
      'damaged',
    ],
    ['a password', letterPdf({ trailer: '/Encrypt 6 0 R ', more: ['<< /Filter /Standard >>'] }), 'protected'],
    [
      'a password for the objects in a stream too',
      letterPdf({
        trailer: '/Encrypt 6 0 R ',
        more: ['<< /Filter /Standard >>', streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'encrypted')],
      }),
      'protected',
    ],
  ])('is refused with %s', async (_, pdf, fault) => {
    expect(await cleanPdf(pdf)).toBe(fault);
  });
});
