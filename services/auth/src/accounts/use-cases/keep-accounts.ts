import { keeping } from '@paltu/kernel';
import type { Account } from '../domain/account.ts';
import type { AccountScope } from './ports.ts';

const pictureIdsOf = ({ picture }: Account) => (picture === null ? [] : [picture.id]);

/** How decisions about accounts are kept: a picture that a member has no longer goes, and the picture is seen as long as they are there. */
export const keepAccounts = ({
  accounts,
  pictures,
  outbox,
}: Pick<AccountScope, 'accounts' | 'pictures' | 'outbox'>): AccountScope['keep'] =>
  keeping({
    save: async (account, before) => {
      const isPublic = account.deactivatedAt === null;
      await pictures.follow({ usedBy: account.id, before: pictureIdsOf(before), after: pictureIdsOf(account), isPublic });
      await accounts.save(account);
    },
    outbox,
  });
