export type Language = 'en' | 'ur';

/** The words of a letter, in one language. `{name}` and the like stand for what is put in. */
export interface LetterText {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The words of the button, where a letter has a link. */
  readonly button?: string;
  /** What to do when one has not asked for it. */
  readonly notYou: string;
}

/** What every letter in a language has. */
export interface LetterFrame {
  readonly direction: 'ltr' | 'rtl';
  readonly fonts: string;
  /** For a reader whose button does nothing. */
  readonly copyLink: string;
  readonly footer: string;
}

export const letterFrames: Readonly<Record<Language, LetterFrame>> = {
  en: {
    direction: 'ltr',
    fonts: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    copyLink: 'If the button does nothing, copy this address into your browser:',
    footer: 'Paltu, pets looking for a home in Pakistan. Nobody reads answers to this mail.',
  },
  ur: {
    direction: 'rtl',
    fonts: "'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI', Tahoma, sans-serif",
    copyLink: 'اگر بٹن کام نہ کرے تو یہ پتا اپنے براؤزر میں لکھیں:',
    footer: 'Paltu: پاکستان میں گھر ڈھونڈتے پالتو جانور۔ اس ای میل کا جواب کوئی نہیں پڑھتا۔',
  },
};
