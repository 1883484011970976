import type { LetterText } from '@paltu/mail';
import type { SubscriptionMailKind } from '../domain/subscription.ts';

const greeting = 'Hello,';

/** The mails in English. */
export const wordsEn: Readonly<Record<SubscriptionMailKind, LetterText>> = {
  'confirm-newsletter': {
    subject: 'Confirm your subscription',
    greeting,
    paragraphs: [
      'Somebody entered this email address for the newsletter of Paltu. Please confirm that you want it.',
      'The link works for three days.',
    ],
    button: 'Confirm subscription',
    notYou: 'If you have not asked for it, you need not do anything: you will get no newsletter.',
  },
  'confirm-page': {
    subject: 'Shall we tell you when it opens?',
    greeting,
    paragraphs: [
      'Somebody entered this email address to be told when this page of Paltu opens: {page}',
      'Please confirm that you want it. The link works for three days, and we write once, when the page is there.',
    ],
    button: 'Yes, tell me',
    notYou: 'If you have not asked for it, you need not do anything: you will get no further mail.',
  },
  'newsletter-confirmed': {
    subject: 'You get our newsletter',
    greeting,
    paragraphs: ['The newsletter of Paltu comes to this email address. You can end it at any time, with one click and without logging in.'],
    button: 'Unsubscribe',
    notYou: 'If you want to keep it, you need not do anything.',
  },
  'page-confirmed': {
    subject: 'We will tell you when it opens',
    greeting,
    paragraphs: ['You will be told at this email address when this page of Paltu opens: {page}', 'If you no longer want it, end it here.'],
    button: 'Do not tell me',
    notYou: 'If you want to keep it, you need not do anything.',
  },
  'page-open': {
    subject: 'The page that you waited for is open',
    greeting,
    paragraphs: ['You asked to be told when this page of Paltu opens. It is there now.'],
    button: 'Open the page',
    notYou: 'This was the only mail about it. You need not do anything to get no more.',
  },
};
