import { readsAsLink } from '@paltu/reference';
import { requiredText } from '@paltu/service-kit';

/** A name of a member, at most 60 characters. Names stand in mails, and a mail of ours carries no link of a stranger's. */
export const personName = (label: string) =>
  requiredText(label, 60).refine((name) => !readsAsLink(name), {
    error: `${label} must not look like a web address: please leave out / and :, and put a space after a dot`,
    params: { code: 'link' },
  });
