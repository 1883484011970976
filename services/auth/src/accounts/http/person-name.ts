import { readsAsLink } from '@paltu/reference';
import { optionalText, requiredText } from '@paltu/service-kit';
import type { z } from 'zod';

const longest = 60;

/** Names are in mails, and a mail of ours carries no link of a stranger's. */
const withoutLink = <Schema extends z.ZodType<string>>(label: string, name: Schema) =>
  name.refine((text) => !readsAsLink(text), {
    error: `${label} must not look like a web address: please leave out / and :, and put a space after a dot`,
    params: { code: 'link' },
  });

/** A name of a member, at most 60 characters. */
export const personName = (label: string) => withoutLink(label, requiredText(label, longest));

/** The name that a person may not have: many have one name only. */
export const optionalPersonName = (label: string) => withoutLink(label, optionalText(label, longest));
