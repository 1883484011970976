import { afterEach, beforeEach, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import type { MailAddress, Mailer, MailMessage } from './mailer.ts';

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Every message that arrived, as its bytes. */
  received(): Promise<readonly Uint8Array[]>;
  drop(): Promise<void>;
}

const urduName = 'عائشہ خان';
const urduSubject = 'آپ کی بلی "مانو" کے لیے ایک نئی درخواست آئی ہے، براہِ کرم اسے جلد دیکھیں اور جواب دیں 🐈';
const urduText = 'السلام علیکم!\n\nآپ کی فہرست منظور ہو گئی ہے۔ قیمت: ₨ ۱۵٬۰۰۰\n\n.\nFrom the team\n';

/** Who sends in tests of the contract. */
export const sender: MailAddress = { name: 'Paltu پالتو', address: 'no-reply@paltu.example' };

/** A message of which only the part that a test names matters. */
export const aMessage = (parts: Partial<MailMessage> = {}): MailMessage => ({
  id: '019ab0c0-0000-7000-8000-000000000001',
  to: { name: 'Ayesha Khan', address: 'ayesha@example.org' },
  subject: 'Your listing is approved',
  text: 'Hello Ayesha',
  ...parts,
});

const textLines = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trimEnd();

const refused: readonly [string, Partial<MailMessage>, string][] = [
  ['a subject', { subject: 'Hello\r\nBcc: victim@example.org' }, 'subject'],
  ['a subject, by a bare line feed,', { subject: 'Hello\nBcc: victim@example.org' }, 'subject'],
  ['an address', { to: { address: 'a@example.org\r\nBcc: victim@example.org' } }, 'to.address'],
  ['a name', { to: { name: 'Ayesha\r\nBcc: victim@example.org', address: 'a@example.org' } }, 'to.name'],
  ['a header', { headers: { 'X-Kind': 'approved\r\nBcc: victim@example.org' } }, 'headers.X-Kind'],
  ["a header's name", { headers: { 'X-Kind\r\nBcc': 'victim@example.org' } }, 'headers.X-Kind\r\nBcc'],
  ['an id', { id: 'a>\r\nBcc: victim@example.org' }, 'id'],
];

const noRecipient = [
  '',
  'ayesha',
  'a@example.org, b@example.org',
  'a@b@example.org',
  '<a@example.org>',
  'a b@example.org',
  '"a"@example.org',
];

const injectionTests = (send: (message: MailMessage) => Promise<void>, received: () => Promise<readonly Uint8Array[]>): void => {
  test.each(refused)('%s that would begin another header is refused, and named', async (_, parts, path) => {
    const error = { name: 'AppError', kind: 'invalid', fields: [{ path, code: 'mail.malformed' }] };
    await expect(send(aMessage(parts))).rejects.toMatchObject(error);
    expect(await received()).toHaveLength(0);
  });

  test.each(noRecipient)('%j is no recipient', async (address) => {
    const error = { name: 'AppError', kind: 'invalid', fields: [{ path: 'to.address' }] };
    await expect(send(aMessage({ to: { address } }))).rejects.toMatchObject(error);
    expect(await received()).toHaveLength(0);
  });

  test.each(['From', 'bcc', 'Content-Type', 'Message-ID'])('the header %s is not for the caller to set', async (header) => {
    await expect(send(aMessage({ headers: { [header]: 'x@example.org' } }))).rejects.toMatchObject({
      fields: [{ path: `headers.${header}` }],
    });
  });
};

/** What every mailer keeps to; each adapter runs it with `sender` as its sender. */
export const mailerContract = (open: () => Promise<MailerUnderTest>): void => {
  let opened: MailerUnderTest;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.drop());

  const send = (message: MailMessage) => opened.mailer.send(message);
  const received = () => opened.received();
  const letters = async () => Promise.all((await received()).map((bytes) => PostalMime.parse(bytes)));
  const arrives = async (parts: Partial<MailMessage>) => {
    await send(aMessage(parts));
    return (await letters())[0]!;
  };

  test('a message arrives with its sender, its recipient, its subject and its text', async () => {
    const letter = await arrives({});
    expect(letter).toMatchObject({
      from: { name: sender.name, address: sender.address },
      to: [{ name: 'Ayesha Khan', address: 'ayesha@example.org' }],
      subject: 'Your listing is approved',
    });
    expect(textLines(letter.text)).toBe('Hello Ayesha');
    expect(letter.html).toBeUndefined();
    expect(letter.attachments).toEqual([]);
  });

  test('Urdu arrives unchanged', async () => {
    const letter = await arrives({ to: { name: urduName, address: 'ayesha@example.org' }, subject: urduSubject, text: urduText });
    expect(letter.subject).toBe(urduSubject);
    expect(letter.to).toEqual([{ name: urduName, address: 'ayesha@example.org' }]);
    expect(textLines(letter.text)).toBe(urduText.trimEnd());
  });

  test('every byte of a message is ASCII, and no line is longer than servers take', async () => {
    await send(aMessage({ subject: urduSubject, text: `${urduText.repeat(20)}${'x'.repeat(3_000)}` }));
    const raw = Buffer.from((await received())[0]!).toString('latin1');
    expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/);
    expect(raw.split('\r\n').every((line) => line.length <= 998 && !line.includes('\n'))).toBe(true);
  });

  test('HTML arrives beside the text, for each reader to choose', async () => {
    const html = '<!doctype html><p dir="rtl">آپ کی فہرست منظور ہو گئی ہے</p>';
    const letter = await arrives({ text: urduText, html });
    expect(textLines(letter.text)).toBe(urduText.trimEnd());
    expect(textLines(letter.html)).toBe(html);
    expect(letter.headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^multipart\/alternative/);
  });

  test('a message carries the time when it was sent, and that a machine sent it', async () => {
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    const { date = '', headers } = await arrives({ headers: { 'X-Paltu-Kind': 'listing-approved' } });
    expect(new Date(date).getTime()).toBeGreaterThanOrEqual(before);
    expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
    expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(headers).toContainEqual(expect.objectContaining({ key: 'x-paltu-kind', value: 'listing-approved' }));
  });

  test('a message sent again is recognised by its Message-ID; another one has another', async () => {
    for (const id of ['mail-1', 'mail-1', 'mail-2']) await send(aMessage({ id }));
    const ids = (await letters()).map(({ messageId }) => messageId);
    expect(ids.sort()).toEqual(['<mail-1@paltu.example>', '<mail-1@paltu.example>', '<mail-2@paltu.example>']);
  });

  test('many at once all arrive, each once', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `mail-${String(index).padStart(3, '0')}`);
    await Promise.all(ids.map((id) => send(aMessage({ id }))));
    const arrived = (await letters()).map(({ messageId }) => messageId).sort();
    expect(arrived).toEqual(ids.map((id) => `<${id}@paltu.example>`));
  });

  test('closing finishes the messages on their way and takes no other', async () => {
    const onTheirWay = Array.from({ length: 30 }, (_, index) => send(aMessage({ id: `mail-${index}` })));
    await opened.mailer.close();
    expect(await received()).toHaveLength(30);
    await Promise.all(onTheirWay);
    await expect(send(aMessage())).rejects.toMatchObject({ name: 'AppError', kind: 'unavailable' });
    expect(await received()).toHaveLength(30);
  });

  injectionTests(send, received);
};
