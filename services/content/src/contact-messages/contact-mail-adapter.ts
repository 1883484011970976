import { composeLetter, type ComposeMail, type LetterText } from '@paltu/mail';
import type { ContactMessageQueries } from './contact-message-store.ts';
import type { ContactCategory, ContactMailOrder } from './contact-message.ts';

interface Words {
  readonly letter: LetterText;
  readonly categories: Readonly<Record<ContactCategory, string>>;
}

/** As the contact form and the page of messages call them. */
const contactMailWords: Readonly<Record<ContactMailOrder['language'], Words>> = {
  en: {
    letter: {
      subject: 'A message by the contact form',
      greeting: 'Hello,',
      paragraphs: [
        'Somebody has written to Paltu by the contact form.',
        'Category: {category}',
        'The message, and how its sender is reached, are on the page for admins.',
      ],
      button: 'Read the message',
      notYou: 'You get this mail because the contact address of the site is yours.',
    },
    categories: {
      general: 'General',
      adoption: 'Adoption',
      vendor: 'Stores and accessories',
      vet: 'Vets',
      support: 'Help with my account',
      partnership: 'Working together',
    },
  },
  ur: {
    letter: {
      subject: 'رابطے کے فارم سے ایک پیغام',
      greeting: 'السلام علیکم!',
      paragraphs: [
        'کسی نے رابطے کے فارم سے Paltu کو پیغام بھیجا ہے۔',
        'زمرہ: {category}',
        'پورا پیغام اور بھیجنے والے سے رابطے کی تفصیل ایڈمن کے صفحے پر ہے۔',
      ],
      button: 'پیغام پڑھیں',
      notYou: 'یہ ای میل آپ کو اس لیے ملی ہے کہ سائٹ کا رابطے کا پتا آپ کا ہے۔',
    },
    categories: {
      general: 'عمومی',
      adoption: 'پالتو اپنائیں',
      vendor: 'دکانیں اور سامان',
      vet: 'ڈاکٹر',
      support: 'میرے اکاؤنٹ میں مدد',
      partnership: 'مل کر کام کرنا',
    },
  },
};

/** A mailbox keeps what it gets, and shows it as ours: no word of its writer is in the mail. @param publicUrl where the site is */
export const composeContactMail =
  (queries: Pick<ContactMessageQueries, 'find'>, publicUrl: string): ComposeMail<ContactMailOrder> =>
  async ({ contactMessageId, language, address }) => {
    const message = await queries.find(contactMessageId);
    if (message === undefined) return undefined;
    const { letter, categories } = contactMailWords[language];
    const values = { category: categories[message.category] };
    return { to: { address }, ...composeLetter({ language, words: letter, values, link: new URL('/admin-contact', publicUrl).href }) };
  };
