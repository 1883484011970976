import type { NoticeGroup, NoticeType } from '../notice.ts';

export interface WordsOfNotice {
  /** No name in it: what a stranger could choose stands in no subject of ours. */
  readonly subject: string;
  /** `{pet}`, `{thing}`, `{vet}`, `{number}`, `{when}`, `{end}` and `{reason}` stand for what the notice holds. */
  readonly text: string;
}

/** The words of the mails, in one language. */
export interface NoticeWords {
  readonly greetings: { readonly named: string; readonly plain: string };
  readonly buttons: Readonly<Record<NoticeGroup, string>>;
  /** Why the mail came, and how such mails end; `{link}` leads to the settings. */
  readonly ending: string;
  readonly reason: string;
  /** A pet of a digest: `{name}`, `{breed}`, `{age}`, `{city}`. */
  readonly pet: string;
  readonly of: Readonly<Record<NoticeType, WordsOfNotice>>;
}
