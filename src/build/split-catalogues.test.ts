import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, it } from 'vitest';
import { onlyPart } from './split-catalogues.ts';

const PO = `msgid ""
msgstr "Language: en"

#: src/client/ui/Sheet.tsx
msgid "Close"
msgstr "Close"

#: src/client/features/bills/WalletPage.tsx
msgid "Entries"
msgstr "Entries"

#: src/client/trip/RestrictionWords.tsx
msgid "Accepted documents"
msgstr "Accepted documents"

#: src/client/trip/labels.ts
msgid "Adult"
msgstr "Adult"

#: src/client/features/users/UsersPage.tsx
msgid "Reset"
msgstr "Reset"

#: src/client/features/users/UsersPage.tsx
#: src/client/features/bills/WalletPage.tsx
msgid "Owner"
msgstr "Owner"

#: src/client/booking/ContactFields.tsx
#: src/client/features/home/EnquiryForm.tsx
msgid "Email"
msgstr "Email"

#: src/client/features/bills/WalletPage.tsx
#: src/client/features/shell/Tabs.tsx
msgctxt "money"
msgid "Wallet"
msgstr "Wallet"
`;
const [close, entries, documents, adult, reset, owner, email, wallet] = [
  generateMessageId('Close'),
  generateMessageId('Entries'),
  generateMessageId('Accepted documents'),
  generateMessageId('Adult'),
  generateMessageId('Reset'),
  generateMessageId('Owner'),
  generateMessageId('Email'),
  generateMessageId('Wallet', 'money'),
] as const;
const COMPILED = `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(
  JSON.stringify({
    [close]: ['Close'],
    [entries]: ['"Entries" \\'],
    [documents]: ['Accepted documents'],
    [adult]: ['Adult'],
    [reset]: ['Reset'],
    [owner]: ['Owner'],
    [email]: ['Email'],
    [wallet]: ['Wallet'],
  }),
)});`;

const messagesOf = (code: string): unknown => {
  const text: string = JSON.parse(/JSON\.parse\((.*)\);$/.exec(code)?.[1] ?? 'null');
  return JSON.parse(text);
};

describe('the parts of a catalogue', () => {
  it('hold what pages behind the first screens say alone, what pages that need a connection say alone, and the rest', () => {
    expect(messagesOf(onlyPart(COMPILED, 'pages', PO))).toEqual({
      [entries]: ['"Entries" \\'],
      [documents]: ['Accepted documents'],
      [owner]: ['Owner'],
    });
    expect(messagesOf(onlyPart(COMPILED, 'line', PO))).toEqual({ [reset]: ['Reset'] });
    expect(messagesOf(onlyPart(COMPILED, 'start', PO))).toEqual({
      [close]: ['Close'],
      [adult]: ['Adult'],
      [email]: ['Email'],
      [wallet]: ['Wallet'],
    });
  });

  it('are not made of what is not a catalogue', () => {
    expect(() => onlyPart('export const messages = {}', 'pages', PO)).toThrow('not a JSON text');
  });
});
