import type { Clock } from '@paltu/kernel';
import { composeLetter, type ComposeMail, type LetterEntry } from '@paltu/mail';
import { ageIn, cities, type DatedAge } from '@paltu/reference';
import type { NoticeMailOrder } from './notice-settings.ts';
import { isolated, noticeWords, valuesOf } from './notice-words.ts';
import { noticeTypes, type Notice } from './notice.ts';
import type { AddressNotice } from './settings-use-cases.ts';

/** A pet that a digest shows. */
export interface DigestedPet extends DatedAge {
  readonly id: string;
  readonly name: string;
  readonly breed: string;
  readonly cityId: string;
}

export interface ComposeNoticeMailNeeds {
  readonly addressNotice: AddressNotice;
  /** Their first name; undefined where it is not known. */
  readonly nameOf: (memberId: NoticeMailOrder['memberId']) => Promise<string | undefined>;
  /** Pets of a digest that can still be had. */
  readonly findDigested: (digestId: string, limit: number) => Promise<readonly DigestedPet[]>;
  /** Where the site is. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** What the entries of a mail are made with. */
type EntryNeeds = Pick<ComposeNoticeMailNeeds, 'findDigested' | 'publicUrl' | 'clock'>;

/** The others are where the button leads. */
const mostPets = 10;

const petEntry = (pet: DigestedPet, language: 'en' | 'ur', { publicUrl, clock }: EntryNeeds): LetterEntry => {
  const { id, name, breed, cityId } = pet;
  const city = cities.find((one) => one.id === cityId)?.[language] ?? cityId;
  const values: Record<string, string> = { name, breed, age: ageIn(language, pet, clock.now()), city };
  const text = noticeWords[language].pet.replace(/\{(\w+)\}/g, (_, field: string) => isolated(values[field] ?? ''));
  return { text, link: new URL(`/pet-${id}`, publicUrl).href };
};

/** What the mail lists beside its sentence; undefined when nothing of it is there any more. */
const entriesOf = async (
  { type, subjectId }: Notice,
  language: 'en' | 'ur',
  needs: EntryNeeds,
): Promise<readonly LetterEntry[] | undefined> => {
  if (type !== 'search.matched') return [];
  const pets = await needs.findDigested(subjectId, mostPets);
  return pets.length === 0 ? undefined : pets.map((pet) => petEntry(pet, language, needs));
};

/** A waiting mail as its reader gets it; a mail program can end such mails by one click (RFC 8058). */
export const composeNoticeMail =
  ({ addressNotice, nameOf, publicUrl, ...needs }: ComposeNoticeMailNeeds): ComposeMail<NoticeMailOrder> =>
  async (mail) => {
    const addressed = await addressNotice(mail);
    if (addressed === undefined) return undefined;
    const { kind, language, memberId } = mail;
    const { notice, address, endingToken } = addressed;
    const { greetings, buttons, ending, reason, of } = noticeWords[language];
    const entries = await entriesOf(notice, language, { ...needs, publicUrl });
    if (entries === undefined) return undefined;
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
      entries,
      link: at(`/${notice.page}`),
    });
    const headers = {
      'List-Unsubscribe': `<${at(`/api/v1/notifications/unsubscribe/${endingToken}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { to: { address, name }, ...letter, headers };
  };
