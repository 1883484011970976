const arabicLetter = /\p{Script=Arabic}/u;

/** The language of what somebody wrote: Urdu as soon as one of its letters occurs. */
export function languageOfText(text: string): 'en' | 'ur' {
  return arabicLetter.test(text) ? 'ur' : 'en';
}
