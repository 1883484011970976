import { foldPattern } from './fold-text.ts';

/** How digits are spelled, as `foldText` writes them: English, Roman Urdu, Urdu, and English words in Urdu letters. */
const spellings: readonly (readonly string[])[] = [
  ['zero', 'oh', 'o', 'oo', 'ooo', 'nil', 'sifar', 'sifr', 'siffar', 'صفر', 'زیرو'],
  ['one', 'won', 'aik', 'ek', 'ik', 'ایک', 'ون'],
  ['two', 'do', 'دو', 'ٹو'],
  ['three', 'teen', 'tin', 'تین', 'تھری'],
  ['four', 'char', 'chaar', 'چار', 'فور'],
  ['five', 'panch', 'paanch', 'panj', 'پانچ', 'فائیو', 'فائو'],
  ['six', 'che', 'chay', 'chhe', 'cheh', 'chhay', 'چھ', 'چھے', 'چھہ', 'سکس'],
  ['seven', 'saat', 'sat', 'سات', 'سیون'],
  ['eight', 'aath', 'ath', 'آٹھ', 'اٹھ', 'ایٹ'],
  ['nine', 'nau', 'no', 'نو', 'نائن'],
];

const digitByWord = new Map(spellings.flatMap((words, digit) => words.map((word) => [foldPattern(word), String(digit)] as const)));

/** Written together without spaces only in English: `zerothreezerozero`. */
const english = /zero|one|two|three|four|five|six|seven|eight|nine/g;
const onlyEnglish = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,}$/;

const repeats = new Map<string, number>([
  ['double', 2],
  ['dabal', 2],
  ['ڈبل', 2],
  ['triple', 3],
  ['tripal', 3],
  ['ٹرپل', 3],
]);

/** The digits that a word stands for; undefined for a word that is none. `oo` stands for two zeros. */
export const digitsOfWord = (word: string): string | undefined => {
  if (/^o+$/.test(word)) return '0'.repeat(word.length);
  const digit = digitByWord.get(word);
  if (digit !== undefined) return digit;
  return onlyEnglish.test(word) ? (word.match(english) ?? []).map((one) => digitByWord.get(one) ?? '').join('') : undefined;
};

/** How often the digit after it is meant: `double zero`. */
export const repeatsOfWord = (word: string): number | undefined => repeats.get(word);
