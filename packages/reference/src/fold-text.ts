const hidden = /[\u0640\u061c\u200b-\u200f\u2060\ufeff]/g;

/**
 * Text as it is compared, whatever keyboard and letter case it was typed in: ك and ي of Arabic keyboards are ک and ی, tatweel and
 * zero-width marks are gone, blanks are single. آ, ے and ھ stay what they are: other letters, other words.
 */
export const foldText = (text: string): string =>
  text
    .replace(hidden, '')
    .normalize('NFC')
    .replace(/\u0643/g, 'ک')
    .replace(/\u064a/g, 'ی')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
