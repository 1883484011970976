import { composeLetter, type ComposeMail } from '@paltu/mail';
import type { NoticeMailOrder } from '../domain/notice-mail.ts';
import { noticeWords, valuesOf } from '../domain/notice-text.ts';
import { noticeTypes } from '../domain/notice-types.ts';
import type { AddressNotice } from '../use-cases/address-notice.ts';

export interface ComposeNoticeMailNeeds {
  readonly addressNotice: AddressNotice;
  /** Their first name; undefined where it is not known. */
  readonly nameOf: (memberId: NoticeMailOrder['memberId']) => Promise<string | undefined>;
  /** Where the site is. */
  readonly publicUrl: string;
}

/** A waiting mail as its reader gets it; a mail program can end such mails by one click (RFC 8058). */
export const composeNoticeMail =
  ({ addressNotice, nameOf, publicUrl }: ComposeNoticeMailNeeds): ComposeMail<NoticeMailOrder> =>
  async (mail) => {
    const addressed = await addressNotice(mail);
    if (addressed === undefined) return undefined;
    const { kind, language, memberId } = mail;
    const { notice, address, endingToken } = addressed;
    const { greetings, buttons, ending, reason, of } = noticeWords[language];
    const at = (path: string): string => new URL(path, publicUrl).href;
    const name = await nameOf(memberId);
    const letter = composeLetter({
      language,
      words: {
        subject: of[kind].subject,
        greeting: name === undefined ? greetings.plain : greetings.named,
        paragraphs: [of[kind].text, ...(notice.params['reason'] ? [reason] : [])],
        button: buttons[noticeTypes[kind]],
        notYou: ending.replace('{link}', at('/notifications?tab=settings')),
      },
      values: { ...valuesOf(notice.params), ...(name === undefined ? {} : { name }) },
      link: at(`/${notice.page}`),
    });
    const headers = {
      'List-Unsubscribe': `<${at(`/api/v1/notifications/unsubscribe/${endingToken}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { to: { address, name }, ...letter, headers };
  };
