import { describe, expect, it } from 'vitest';
import { catalogueFaults, readCatalogue } from './catalogue.ts';

const PO = `msgid ""
msgstr ""
"Language: zh-cn\\n"

#: src/client/x.tsx
msgid "Say \\"{name}\\""
msgstr "说“{name}”"

msgctxt "verb"
msgid "Book"
msgstr ""

msgid ""
"A long "
"line"
msgstr "长行"

#~ msgid "Gone"
#~ msgstr "没了"
`;

describe('catalogues', () => {
  it('are read with contexts, escapes and long lines, without header and obsolete entries', () => {
    expect([...readCatalogue(PO)]).toEqual([
      ['Say "{name}"', '说“{name}”'],
      ['verb | Book', ''],
      ['A long line', '长行'],
    ]);
  });

  it('have no fault when every message is there and translated', () => {
    const whole = new Map([['Hello {name}', '你好 {name}']]);
    expect(catalogueFaults('zh', whole, whole)).toEqual([]);
  });

  it('tell what is not extracted, not translated, no longer used or lost a placeholder', () => {
    const committed = new Map([
      ['Empty', ''],
      ['Old', '旧'],
      ['Hello {name}', '你好'],
    ]);
    const fresh = new Map([
      ['Empty', ''],
      ['New', ''],
      ['Hello {name}', ''],
    ]);
    expect(catalogueFaults('zh', committed, fresh)).toEqual([
      'zh: not translated: Empty',
      'zh: not extracted: New',
      'zh: placeholders differ: Hello {name}',
      'zh: no longer used: Old',
    ]);
  });
});
