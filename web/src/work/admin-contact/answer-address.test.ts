import { expect, test } from '@jest/globals';
import { answerAddress } from './answer-address.ts';

test('an answer goes to the author of the message, under the same subject, in any script', () => {
  const plain = answerAddress({ email: 'ayesha@example.com', subject: 'A listing' });
  expect(plain).toBe('mailto:ayesha@example.com?subject=Re%3A%20A%20listing');
  const address = answerAddress({ email: 'ayesha+paltu@example.com', subject: 'میری بلی' });
  expect(decodeURIComponent(address)).toBe('mailto:ayesha+paltu@example.com?subject=Re: میری بلی');
});

test('nothing of what was written adds another receiver or another part to the mail', () => {
  const address = new URL(answerAddress({ email: 'a?bcc=b@example.com', subject: 'Cats & dogs?&body=Hello#there\nBcc: c@example.com' }));
  expect(decodeURIComponent(address.pathname)).toBe('a?bcc=b@example.com');
  expect([...address.searchParams]).toEqual([['subject', 'Re: Cats & dogs?&body=Hello#there\nBcc: c@example.com']]);
  expect(address.hash).toBe('');
});
