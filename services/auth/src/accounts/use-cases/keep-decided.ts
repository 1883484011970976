import type { Decided } from '@paltu/kernel';
import type { AccountEvent } from '../domain/account-events.ts';
import type { Account } from '../domain/account.ts';
import type { AccountScope } from './ports.ts';

/**
 * Keeps what a decision made of an account: its state, who sees its picture, its events. A picture that it has no longer is let go.
 * Gives false when the decision changed nothing.
 */
export const keepDecided = async (
  { accounts, pictures, outbox }: Pick<AccountScope, 'accounts' | 'pictures' | 'outbox'>,
  before: Account,
  { state, events }: Decided<Account, AccountEvent>,
): Promise<boolean> => {
  if (events.length === 0) return false;
  if (before.picture !== null && before.picture.id !== state.picture?.id) await pictures.release([before.picture.id]);
  if (state.picture !== null) await pictures.setVisibility(state.id, state.deactivatedAt === null);
  await accounts.save(state);
  await outbox.append(events);
  return true;
};
