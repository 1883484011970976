import { keeping } from '@paltu/kernel';
import type { Account } from '../domain/account.ts';
import type { AccountScope } from './ports.ts';

const pictureIdsOf = ({ picture }: Account) => (picture === null ? [] : [picture.id]);

/** How decisions about accounts are kept: a picture that was replaced is removed, and the one in use is public while its account is active. */
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
