// Tatweel, what turns the direction of text, and what has no width.
const hidden = /[\u0640\u061c\u200b-\u200f\u2060\ufeff]/g;

// Vowel signs, the small alef above, and accents that stand by themselves.
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;

const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const quotes = /[\u2018\u2019\u201b\u02bc\u00b4`\u2032]/g;

/** Letters of Arabic keyboards, and those with a hamza, as Urdu has them; a hamza by itself is often left out. */
const alike: Readonly<Record<string, string>> = {
  ...{ أ: 'ا', إ: 'ا', ٱ: 'ا', ك: 'ک', ڪ: 'ک', ي: 'ی', ى: 'ی', ئ: 'ی', ؤ: 'و', ء: '' },
  ...{ ه: 'ہ', ة: 'ہ', ۀ: 'ہ', ۂ: 'ہ', ۃ: 'ہ', ە: 'ہ', ۓ: 'ے' },
};
const foreign = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');

const digit = (letter: string): string => String(letter.charCodeAt(0) & 0xf);

const foldOnce = (text: string): string =>
  text
    .replace(hidden, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(accented, (letter) => letter.normalize('NFD'))
    .replace(foreign, (letter) => alike[letter] ?? letter)
    .replace(marks, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit)
    .replace(quotes, "'")
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Text as it is compared, whatever keyboard and letter case it was typed in: letters that look alike are one (ك and ک; ي, ى and ی; ه, ہ and
 * ة; those with a hamza and without), vowel signs and accents are gone, digits and quotes are Latin ones, blanks single. آ, ے and ھ stay
 * what they are: other letters, other words.
 */
export const foldText = (text: string): string => {
  // What was taken away may have kept two signs apart that are one.
  const folded = foldOnce(text);
  return folded === text ? text : foldText(folded);
};
