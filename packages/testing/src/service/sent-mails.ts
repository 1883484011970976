import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';
import PostalMime from 'postal-mime';

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of its link. */
  readonly token: string | undefined;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const read = async (file: string): Promise<SentMail> => {
  const { to, subject = '', text = '', html = '', headers } = await PostalMime.parse(await readFile(file));
  return {
    to: to?.[0]?.address ?? '',
    subject,
    text,
    html,
    token: /[?]token=([\w-]+)/.exec(text)?.[1],
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
};

/** The mails in `folder`, the oldest first. */
export const sentMails = (folder: string) => {
  const all = async (): Promise<SentMail[]> => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(names.map((name) => read(join(folder, name))));
  };
  const to = async (address: string): Promise<SentMail[]> => (await all()).filter((mail) => mail.to === address);
  return {
    all,
    to,
    /** The last mail to `address`, once there are `count`. */
    last: async (address: string, count = 1): Promise<SentMail> => {
      await eventually(async () => (await to(address)).length >= count, `${count} mails to ${address}`);
      return (await to(address)).at(-1) as SentMail;
    },
  };
};
