import { expect, test } from '@jest/globals';
import type { MailKind } from './mail.ts';
import { composeMail } from './mails-module.ts';
import { wordsEn } from './words-en.ts';
import { wordsUr } from './words-ur.ts';

const kinds = Object.keys(wordsEn.of) as MailKind[];
const link = 'https://paltu.example/verify-email?token=abc';

test.each(kinds)('%s has the same parts in both languages: as many paragraphs, and a button where the other has one', (kind) => {
  const [english, urdu] = [wordsEn.of[kind], wordsUr.of[kind]];
  expect(urdu.paragraphs).toHaveLength(english.paragraphs.length);
  expect(urdu.button === undefined).toBe(english.button === undefined);
  for (const text of [urdu.subject, urdu.notYou, ...urdu.paragraphs]) expect(text).toMatch(/\p{Script=Arabic}/u);
});

test.each(kinds)('%s is plain text and HTML with the same words, from right to left in Urdu', (kind) => {
  for (const [language, direction] of [
    ['en', 'ltr'],
    ['ur', 'rtl'],
  ] as const) {
    const { subject, text, html } = composeMail({ kind, language, name: 'Sana', link });
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    const words = (language === 'en' ? wordsEn : wordsUr).of[kind];
    expect(subject).toBe(words.subject);
    for (const paragraph of words.paragraphs) {
      expect(text).toContain(paragraph);
      expect(html).toContain(paragraph);
    }
    expect([text.includes(link), html.includes(link)]).toEqual(Array(2).fill(words.button !== undefined));
    expect(text + html).not.toContain('{name}');
  }
});

test.each([
  ['en', 'Hello,'],
  ['ur', 'السلام علیکم!'],
] as const)('without a name a mail in %s greets all the same', (language, greeting) => {
  const { text, html } = composeMail({ kind: 'verify-email', language, link });
  expect(text.startsWith(`${greeting}\n`)).toBe(true);
  expect(html).toContain(`>${greeting}<`);
  expect(text + html).not.toContain('{name}');
});

test('a name is text, and never markup or a pattern', () => {
  const { text, html } = composeMail({ kind: 'password-changed', language: 'en', name: '<b>$& "x"' });
  expect(text).toContain('Hello <b>$& "x",');
  expect(html).toContain('Hello &lt;b&gt;$&amp; &quot;x&quot;,');
  expect(html).not.toContain('<b>');
});
