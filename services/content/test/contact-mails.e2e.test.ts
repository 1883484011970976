import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startContent, type RunningContent } from './running-content.ts';

const operator = 'help@paltu.example';
const site = { CONTACT_EMAIL: ` ${operator} ` };

let content: RunningContent;
beforeAll(async () => void (content = await startContent({ variables: site })));
afterAll(() => content.stop());

const usual = { name: 'Sana Ahmed', email: 'sana@example.org', phone: '0300 1234567', message: 'She is grey, and answers to Mithu.' };
const write = (changes: object, language = 'en') =>
  content.call('POST', '/content/contact', {
    json: { ...usual, elapsedMs: 30_000, ...changes },
    headers: { 'accept-language': language },
  });

test('the operator of the site is mailed once of each message: of which kind it is and where it is read, no word of it or of its writer', async () => {
  await Promise.all(['A lost cat', 'A found dog'].map((subject) => write({ subject, category: 'adoption' })));
  await content.mails.last(operator, 2);
  await content.runJob('send contact mails');
  const mails = await content.mails.to(operator);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('A message by the contact form'));
  for (const { text, html, headers } of mails) {
    expect(text).toContain('Category: Adoption');
    expect(text).toContain('https://paltu.example/admin-contact');
    expect(`${text} ${html} ${JSON.stringify(headers)}`).not.toMatch(/Sana|sana@|0300|grey|Mithu|lost cat|found dog/);
  }
  expect(await content.database('contact_mails')).toEqual([]);
});

test('in the language of the page that it was written on', async () => {
  await write({ subject: 'A vet', category: 'vet' }, 'ur');
  const { subject, text, html } = await content.mails.last(operator, 3);
  expect([subject, text.includes('زمرہ: ڈاکٹر'), html.includes('dir="rtl"')]).toEqual(['رابطے کے فارم سے ایک پیغام', true, true]);
});

test('a message that is refused is published to nobody', async () => {
  const before = (await content.mails.to(operator)).length;
  await write({ subject: '' });
  await write({ subject: 'Something else' });
  await content.mails.last(operator, before + 1);
  await content.runJob('send contact mails');
  expect(await content.mails.to(operator)).toHaveLength(before + 1);
});
