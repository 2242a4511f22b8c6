import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../src/build/catalogue.ts';
import { REFUSALS, SESSION_CODES } from '../src/contract/errors.ts';
import { checkJourneys } from '../src/contract/journey-rules.ts';
import { LOCALES } from '../src/contract/locale.ts';
import { FIELD_MESSAGES, REFUSAL_MESSAGES } from '../src/contract/messages.ts';

type Source = keyof typeof REFUSAL_MESSAGES | keyof typeof FIELD_MESSAGES;

/** Texts that the specification defines literally (§4, §5, §6, §8), sent by the server under these names. */
const BY_SERVER: [Source, string][] = [
  ['loginFailed', 'Invalid username or password'],
  ['insufficientBalance', 'Insufficient Account Balance'],
  ['paymentFailed', 'Payment Information cannot be processed, please try again later.'],
  ['notFound', 'Not Found'],
  ['loginRequired', 'Please login'],
  ['notAllowed', 'You do not have the access'],
  ['serviceDisabled', 'You do not have the access'],
  ['invalidEmail', 'The email format is incorrect.'],
  ['enquiryName', 'Please input the username'],
  ['enquiryCountry', 'Please select your country'],
  ['enquiryReach', 'Please input email address or phone number'],
  ['creditRequired', 'Credit limit required'],
];

/** The text of §8 for an expired login, with which every session code's text begins. */
const LOGIN_TIMEOUT = {
  en: 'Request Timeout, please try again.',
  'zh-cn': '登录已超时，请重新登录。',
  'zh-tw': '登入已逾時，請重新登入。',
};
const ENDED = ['sessionUnknown', 'sessionReplaced', 'accountDisabled'] as const;

/** The same, shown by the client. */
const BY_CLIENT = [
  'Network Error, please check your connection',
  'Not Found',
  'Please login',
  'You do not have the access',
  'Insufficient Account Balance',
  'submit failed, please retry later',
  'Failed. Please submit later',
  'Submitted',
  'Thank you! We have received your message and our account manager will reach you out soon.',
];

/** Situations that the specification names without a text: each has a plain one. */
const NAMED_BY_SERVER: [string, Source][] = [
  ['log-in refused to a disabled account', 'loginDisabled'],
  ['booking does not exist', 'orderNotFound'],
  ['group payment time expired', 'groupPaymentExpired'],
  ['file type', 'fileType'],
  ['file size', 'bodyTooLarge'],
  ['no journeys', 'journeyEmpty'],
  ['journey rules', 'journeyRules'],
  ['surname A-Z', 'surnameLetters'],
  ['birthday after today', 'birthdayFuture'],
  ['document expired', 'expiryPassed'],
  ['nationality not eligible', 'nationalityNotEligible'],
  ['origin and destination differ', 'sameCity'],
  ['at most five flights', 'tooManyJourneys'],
  ['password length', 'passwordLength'],
];
const NAMED_BY_CLIENT: [string, string][] = [
  ['price check timed out', 'Price check timed out'],
  ['no flights found', 'No flights found'],
  ['exchange rate fetch failure', 'The exchange rate could not be fetched. Please choose the currency again.'],
  ['forgot password', 'Please contact your administrator, who can set a new one.'],
  ['login success', 'You are logged in'],
  ['logout success', 'You have logged out.'],
  [
    'settlement currency change',
    'The settlement currency has changed. Please search again for prices in the new currency.',
  ],
  ['pay fail', 'The payment failed and nothing was charged. Try again, or pay another way.'],
  ['pay timeout', 'The payment timed out and nothing was charged. Try again, or pay another way.'],
  [
    'no answer to a payment',
    'The answer got lost. The booking is not paid; you can pay again and it is charged only once.',
  ],
];

const textsOf = (source: Source) =>
  Object.entries({ ...FIELD_MESSAGES, ...REFUSAL_MESSAGES }).find(([key]) => key === source)?.[1];
const catalogues = LOCALES.map((locale) => {
  const file = new URL(`../src/client/locales/${locale}.po`, import.meta.url);
  return [locale, readCatalogue(readFileSync(file, 'utf8'))] as const;
});
const HAN = /\p{Script=Han}/u;

describe('the specification’s messages', () => {
  it.each(BY_SERVER)('%s begins with %j, and says what would help only after it', (source, words) => {
    const said = textsOf(source)?.en ?? '';
    expect(said.slice(0, words.length)).toBe(words);
    expect(said.slice(words.length)).toMatch(/^(\. [A-Z].*\.)?$/);
  });

  it.each<Source>([...BY_SERVER.map(([source]) => source), ...NAMED_BY_SERVER.map(([, source]) => source)])(
    '%s is said in three languages',
    (source) => {
      const texts = textsOf(source);
      expect([texts?.['zh-cn'], texts?.['zh-tw']]).toEqual([expect.stringMatching(HAN), expect.stringMatching(HAN)]);
    },
  );

  it.each([...BY_CLIENT, ...NAMED_BY_CLIENT.map(([, words]) => words)])(
    'the client says %j in three languages',
    (words) => {
      const said = Object.fromEntries([...catalogues].map(([locale, catalogue]) => [locale, catalogue.get(words)]));
      expect(said).toEqual({ en: words, 'zh-cn': expect.stringMatching(HAN), 'zh-tw': expect.stringMatching(HAN) });
    },
  );

  it.each(ENDED)('%s says that the login has timed out, and why in a second sentence', (code) => {
    for (const locale of LOCALES) {
      const text = REFUSAL_MESSAGES[code][locale];
      expect(text.slice(0, LOGIN_TIMEOUT[locale].length)).toBe(LOGIN_TIMEOUT[locale]);
      expect(text.slice(LOGIN_TIMEOUT[locale].length).trim()).toMatch(/^[^.。]+[.。]$/);
    }
  });

  it('belong to the session codes that log an agent out', () => {
    expect(SESSION_CODES.toSorted((a, b) => a - b)).toEqual([200005, 200006, 201001]);
    expect(REFUSALS.sessionUnknown.code).toBe(200005);
  });

  it('are keyed as the specification keys the faults of journeys', () => {
    const cityOf = (code: string) => code;
    expect(checkJourneys([], cityOf)).toMatchObject({ key: 'flight.booking.journeyError.empty' });
    const circle = { origin: 'PVG', destination: 'PVG', date: '2026-12-20' };
    expect(checkJourneys([circle], cityOf)).toMatchObject({ key: 'order.flight.booking.journeyError.rules', index: 0 });
  });
});
