const eachLine = (change: (line: string) => string) => (text: string) => text.split('\n').map(change).join('\n');
const wrapAt = (width: number) => eachLine((line) => (line.match(new RegExp(`.{1,${width}}`, 'g')) ?? ['']).join('\n'));

/** Distortions by chats, mails, phones and clipboards; none changes the meaning. */
export const disfigurements: Record<string, (text: string) => string> = {
  quoted: eachLine((line) => `> ${line}`),
  'quoted twice': eachLine((line) => `>> ${line}`),
  'in a table': eachLine((line) => `| ${line}`),
  'in lower case': (text) => text.toLowerCase(),
  'with Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'with a terminal’s line ends': (text) => text.replaceAll('\n', '\r'),
  'with blanks that do not break': (text) => text.replaceAll(' ', '\u00a0'),
  'with tabs': (text) => text.replace(/ {2,}/g, '\t'),
  'in full-width letters': (text) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'without columns': eachLine((line) => line.trim().replace(/ +/g, ' ')),
  'without indent': eachLine((line) => line.trim()),
  'indented as a whole': eachLine((line) => `        ${line}`),
  'filled up to column 80': eachLine((line) => line.padEnd(80)),
  'with empty lines between': (text) => text.replaceAll('\n', '\n\n'),
  'with smart dashes': (text) => text.replaceAll('-', '–'),
  'in a web page': (text) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(' ', '&nbsp;')
      .replaceAll('\n', '<br/>'),
  'in a code block of a message': (text) => `Hi team\n\`\`\`text\n${text}\n\`\`\`\nThanks a lot!`,
  'with greetings around': (text) => `Hello, please book this:\n\n${text}\n\nThanks, Bob`,
  'in a chat, line by line': eachLine((line) => `[10:32, 20/11/2026] Anna Lee: ${line.trim()}`),
  'pasted twice': (text) => `${text}\n\n${text}`,
  'answered with the quote below': (text) => `${text}\n\n${eachLine((line) => `> ${line}`)(text)}`,
  'broken at column 64': wrapAt(64),
  'broken at column 60': wrapAt(60),
  'broken at column 50': wrapAt(50),
  'broken at column 45': wrapAt(45),
};
