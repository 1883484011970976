import { composeLetter, type ComposeMail } from '@paltu/mail';
import type { SubscriptionMailKind, SubscriptionMailOrder } from '../domain/subscription.ts';
import type { AddressedMail, AddressMail } from '../use-cases/address-mail.ts';
import { wordsEn } from './words-en.ts';
import { wordsUr } from './words-ur.ts';

export interface ComposeSubscriptionMailNeeds {
  readonly addressMail: AddressMail;
  /** Where the site is. */
  readonly publicUrl: string;
}

const words = { en: wordsEn, ur: wordsUr };

const pathOf = (kind: SubscriptionMailKind, { subscription, confirmToken, unsubscribeToken }: AddressedMail): string => {
  if (kind === 'page-open') return `/${subscription.page}`;
  return confirmToken === undefined ? `/unsubscribe?token=${unsubscribeToken}` : `/confirm-subscription?token=${confirmToken}`;
};

/** A waiting mail as its reader gets it; a mail program can end the subscription by one click (RFC 8058). */
export const composeSubscriptionMail =
  ({ addressMail, publicUrl }: ComposeSubscriptionMailNeeds): ComposeMail<SubscriptionMailOrder> =>
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
