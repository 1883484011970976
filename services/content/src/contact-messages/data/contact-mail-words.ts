import type { LetterText } from '@paltu/mail';
import type { ContactMailOrder } from '../domain/contact-mail.ts';
import type { ContactCategory } from '../domain/contact-message.ts';

interface Words {
  readonly letter: LetterText;
  readonly categories: Readonly<Record<ContactCategory, string>>;
}

/** As the contact form and the page of messages call them. */
export const contactMailWords: Readonly<Record<ContactMailOrder['language'], Words>> = {
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
