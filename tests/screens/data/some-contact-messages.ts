import type { ContactMessage } from '../../../web/src/shared/api/types.ts';

const idOf = (n: number): string => `0199a3f0-0000-7000-c000-${String(n).padStart(12, '0')}`;

/** What somebody wrote to us; name what matters. */
export const aContactMessage = (n: number, given: Partial<ContactMessage> = {}): ContactMessage => ({
  ...{ _id: idOf(n), id: idOf(n), name: 'Ayesha Malik', email: 'ayesha.malik@example.com', phone: '', category: 'general' },
  ...{ subject: 'A listing', message: 'It shows another dog.', receivedAt: '2026-11-20T10:00:00.000Z', answered: null },
  ...given,
});

/** Messages of every kind: of two lines, in Urdu with a number, in both languages, with marks of HTML, with words wider than a phone. */
export const someContactMessages = (): ContactMessage[] => [
  aContactMessage(1, { category: 'support', message: 'I cannot log in any more.\nMy password is refused.' }),
  aContactMessage(2, {
    ...{ name: 'بلال قریشی', email: 'bilal@example.com', phone: '0300 1234567', category: 'adoption' },
    ...{ subject: 'بلی کے بارے میں', message: 'کیا یہ بلی ابھی بھی مل سکتی ہے؟\nمیں لاہور میں رہتا ہوں۔' },
  }),
  aContactMessage(3, {
    ...{ name: 'Sana Ahmed', email: 'sana+paltu@example.com', phone: '+92 42 111 222 333, evenings', category: 'vet' },
    ...{ subject: 'میرا کلینک Gulberg Pet Clinic', message: 'Please add my clinic. ہم ہفتے کو بھی کھلے ہیں۔' },
  }),
  aContactMessage(4, { category: 'vendor', subject: '<b>Offer</b>', message: '<img src="x" onerror="alert(1)"> & more' }),
  aContactMessage(5, {
    ...{ name: 'Muhammad Abdullah Siddiqui Al-Hashmi', email: `${'a.very.long.name.of.a.mailbox'.repeat(2)}@mail.example.com` },
    ...{ category: 'partnership', subject: 'w'.repeat(120) },
    message: `https://example.com/${'long'.repeat(60)} ${'Let us work together. '.repeat(40)}`,
  }),
];

/** One page of what people wrote. */
export const contactMessagesPage = (
  contactMessages: ContactMessage[],
  { page = 1, totalPages = 1, total = contactMessages.length } = {},
) => ({
  contactMessages,
  pagination: { page, limit: 20, total, totalPages, totalIsCapped: false },
});
