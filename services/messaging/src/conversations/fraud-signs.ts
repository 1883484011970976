import { foldPattern, foldDisguises } from '@paltu/reference/fold-disguises';

export const fraudKinds = ['advance', 'token-money', 'courier-fee', 'otp', 'account-moved'] as const;
export type FraudKind = (typeof fraudKinds)[number];

const word = (...choices: readonly string[]): string => `(?<![\\p{L}\\d])(?:${choices.join('|')})(?![\\p{L}\\d])`;

/** So much may stand between two words that belong together. */
const near = '[^.!?\\n]{0,40}';

const together = (one: string, other: string): string => `${one}${near}${other}|${other}${near}${one}`;

const pay = word(
  'pay(?:ment)?',
  'send',
  'transfer',
  'deposit',
  'money',
  'half',
  'amount',
  'rs',
  'rupees',
  'easypaisa',
  'jazzcash',
  'bhej\\p{L}*',
  'payment kar\\p{L}*',
  'paisay?',
  'paise',
  'raqam',
  'jama',
  'adha',
  'aadha',
  'بھیج\\p{L}*',
  'رقم',
  'پیسے',
  'پیسہ',
  'ادائیگی',
  'ادا',
  'جمع',
  'ادھا',
  'آدھا',
  'روپے',
  'ٹرانسفر',
  'ایزی پیسہ',
  'جاز کیش',
);

/** What frauds ask for, in English, Urdu and Roman Urdu, as `foldDisguises` writes it. */
const signs: Readonly<Record<FraudKind, string>> = {
  advance: `${together(word('advance', 'advanc', 'in advance', 'پیشگی', 'ایڈوانس', 'peshgi', 'adwance', 'upfront'), pay)}`,
  'token-money': word(
    'token money',
    'token amount',
    'token fees?',
    'token de\\p{L}*',
    'tokan',
    'token bhej\\p{L}*',
    'token (?:ki )?raqam',
    'ٹوکن',
    'بیعانہ',
    'بیانہ',
    'bayana',
    'biyana',
    'baiana',
    'booking amount',
  ),
  'courier-fee': `${together(word('courier', 'cargo', 'delivery', 'shipping', 'kourier', 'کوریئر', 'کورئیر', 'کوریر', 'کارگو', 'ڈیلیوری'), `${word('fees?', 'charges?', 'charge', 'kiraya', 'kharcha', 'فیس', 'چارجز', 'کرایہ', 'خرچہ')}${near}${word('first', 'before', 'pehle', 'pehlay', 'phle', 'advance', 'send', 'pay', 'bhej\\p{L}*', 'پہلے', 'بھیج\\p{L}*', 'ادا')}`)}`,
  otp: word(
    'otp',
    'o\\.t\\.p',
    'one time (?:password|code|pin)',
    'verification code',
    'پن کوڈ',
    'تصدیقی کوڈ',
    'او ٹی پی',
    'code (?:bata\\p{L}*|bhej\\p{L}*|send|btao)',
    'کوڈ (?:بتا\\p{L}*|بھیج\\p{L}*)',
    'tell me the code',
    'send me the code',
    'atm pin',
    'cvv',
  ),
  'account-moved': `${together(word('account', 'easypaisa', 'jazzcash', 'number', 'اکاونٹ', 'اکاؤنٹ', 'نمبر'), word('new account', 'changed', 'moved', 'other account', 'another account', 'block ho\\p{L}*', 'badal \\p{L}+', 'tabdeel', 'naya', 'naye', 'doosre', 'dusre', 'نیا', 'نئے', 'تبدیل', 'بدل \\p{L}+', 'دوسرے'))}`,
};

const expressions = fraudKinds.map((kind) => [kind, new RegExp(foldPattern(signs[kind]), 'u')] as const);

/** What in a message looks like a known fraud: the reader is warned, nobody is refused. */
export const fraudSignsIn = (text: string): FraudKind[] => {
  const { text: folded } = foldDisguises(text);
  return expressions.filter(([, expression]) => expression.test(folded)).map(([kind]) => kind);
};
