import { createHash } from 'node:crypto';
import type { RateLimiters } from '@paltu/limits';
import { composeLetter, type ComposeMail, type LetterText } from '@paltu/mail';
import { emailKey } from '@paltu/reference';
import type { AddressedMail, AddressMail, SubscribeNeeds } from './subscription-use-cases.ts';
import type { Language, SubscriptionMailKind, SubscriptionMailOrder } from './subscription.ts';

const words: Readonly<Record<Language, Readonly<Record<SubscriptionMailKind, LetterText>>>> = {
  en: {
    'confirm-newsletter': {
      subject: 'Confirm your subscription',
      greeting: 'Hello,',
      paragraphs: [
        'Somebody entered this email address for the newsletter of Paltu. Please confirm that you want it.',
        'The link works for three days.',
      ],
      button: 'Confirm subscription',
      notYou: 'If you have not asked for it, you need not do anything: you will get no newsletter.',
    },
    'confirm-page': {
      subject: 'Shall we tell you when it opens?',
      greeting: 'Hello,',
      paragraphs: [
        'Somebody entered this email address to be told when this page of Paltu opens: {page}',
        'Please confirm that you want it. The link works for three days, and we write once, when the page is there.',
      ],
      button: 'Yes, tell me',
      notYou: 'If you have not asked for it, you need not do anything: you will get no further mail.',
    },
    'newsletter-confirmed': {
      subject: 'You get our newsletter',
      greeting: 'Hello,',
      paragraphs: [
        'The newsletter of Paltu comes to this email address. You can end it at any time, with one click and without logging in.',
      ],
      button: 'Unsubscribe',
      notYou: 'If you want to keep it, you need not do anything.',
    },
    'page-confirmed': {
      subject: 'We will tell you when it opens',
      greeting: 'Hello,',
      paragraphs: [
        'You will be told at this email address when this page of Paltu opens: {page}',
        'If you no longer want it, end it here.',
      ],
      button: 'Do not tell me',
      notYou: 'If you want to keep it, you need not do anything.',
    },
    'page-open': {
      subject: 'The page that you waited for is open',
      greeting: 'Hello,',
      paragraphs: ['You asked to be told when this page of Paltu opens. It is there now.'],
      button: 'Open the page',
      notYou: 'This was the only mail about it. You need not do anything to get no more.',
    },
  },
  ur: {
    'confirm-newsletter': {
      subject: 'نیوز لیٹر کی تصدیق کریں',
      greeting: 'السلام علیکم!',
      paragraphs: [
        'کسی نے Paltu کے نیوز لیٹر کے لیے یہ ای میل درج کی ہے۔ براہِ کرم تصدیق کریں کہ آپ یہ نیوز لیٹر چاہتے ہیں۔',
        'یہ لنک تین دن تک کام کرتا ہے۔',
      ],
      button: 'تصدیق کریں',
      notYou: 'اگر یہ آپ نے نہیں چاہا تو آپ کو کچھ کرنے کی ضرورت نہیں: آپ کو نیوز لیٹر نہیں بھیجا جائے گا۔',
    },
    'confirm-page': {
      subject: 'کیا ہم صفحہ کھلنے پر آپ کو بتائیں؟',
      greeting: 'السلام علیکم!',
      paragraphs: [
        'کسی نے یہ ای میل اس لیے درج کی ہے کہ Paltu کا یہ صفحہ کھلنے پر خبر دی جائے: {page}',
        'براہِ کرم تصدیق کریں کہ آپ یہ خبر چاہتے ہیں۔ یہ لنک تین دن تک کام کرتا ہے، اور ہم صفحہ کھلنے پر صرف ایک بار لکھیں گے۔',
      ],
      button: 'جی ہاں، مجھے بتائیں',
      notYou: 'اگر یہ آپ نے نہیں چاہا تو آپ کو کچھ کرنے کی ضرورت نہیں: آپ کو مزید کوئی ای میل نہیں آئے گی۔',
    },
    'newsletter-confirmed': {
      subject: 'آپ کو ہمارا نیوز لیٹر ملے گا',
      greeting: 'السلام علیکم!',
      paragraphs: ['Paltu کا نیوز لیٹر اس ای میل پر آئے گا۔ آپ اسے کسی بھی وقت، لاگ اِن کیے بغیر، ایک کلک سے بند کر سکتے ہیں۔'],
      button: 'نیوز لیٹر بند کریں',
      notYou: 'اگر آپ اسے جاری رکھنا چاہتے ہیں تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
    },
    'page-confirmed': {
      subject: 'صفحہ کھلنے پر ہم آپ کو بتائیں گے',
      greeting: 'السلام علیکم!',
      paragraphs: ['Paltu کا یہ صفحہ کھلنے پر آپ کو اس ای میل پر خبر دی جائے گی: {page}', 'اگر آپ اب یہ نہیں چاہتے تو یہاں بند کریں۔'],
      button: 'مجھے نہ بتائیں',
      notYou: 'اگر آپ اسے جاری رکھنا چاہتے ہیں تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
    },
    'page-open': {
      subject: 'جس صفحے کا آپ کو انتظار تھا وہ کھل گیا ہے',
      greeting: 'السلام علیکم!',
      paragraphs: ['آپ نے چاہا تھا کہ Paltu کا یہ صفحہ کھلنے پر آپ کو بتایا جائے۔ وہ اب موجود ہے۔'],
      button: 'صفحہ کھولیں',
      notYou: 'اس بارے میں یہ واحد ای میل تھی۔ مزید ای میل نہ پانے کے لیے آپ کو کچھ کرنے کی ضرورت نہیں۔',
    },
  },
};

const pathOf = (kind: SubscriptionMailKind, { subscription, confirmToken, unsubscribeToken }: AddressedMail): string => {
  if (kind === 'page-open') return `/${subscription.page}`;
  return confirmToken === undefined ? `/unsubscribe?token=${unsubscribeToken}` : `/confirm-subscription?token=${confirmToken}`;
};

/** A waiting mail as its reader gets it; a mail program can end the subscription by one click (RFC 8058). @param publicUrl where the site is */
export const composeSubscriptionMail =
  (addressMail: AddressMail, publicUrl: string): ComposeMail<SubscriptionMailOrder> =>
  async (mail) => {
    const addressed = await addressMail(mail);
    if (addressed === undefined) return undefined;
    const { kind, language, address } = mail;
    const { subscription, unsubscribeToken } = addressed;
    const at = (path: string): string => new URL(path, publicUrl).href;
    const letter = composeLetter({
      language,
      words: words[language][kind],
      values: { page: at(`/${subscription.page}`) },
      link: at(pathOf(kind, addressed)),
    });
    const headers = {
      'List-Unsubscribe': `<${at(`/api/v1/content/newsletter/unsubscribe/${unsubscribeToken}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { to: { address }, ...letter, headers };
  };

/**
 * At most three mails an hour go to one address, whatever others type into the form. The limiter counts by a hash: it keeps no address.
 */
export const limiterMails = (limiters: Pick<RateLimiters, 'of'>): SubscribeNeeds['limitMails'] => {
  const mails = limiters.of({ name: 'subscription-mails', points: 3, seconds: 60 * 60 });
  return async (email, order) => {
    const key = createHash('sha256').update(emailKey(email)).digest('base64url');
    if (!(await mails.take(key)).isAllowed) return void (await mails.giveBack(key));
    try {
      await order();
    } catch (error) {
      await mails.giveBack(key);
      throw error;
    }
  };
};
