import type { User } from '../api/types.ts';
import { localStore } from '../transport/safe-storage.ts';

/** In whose place a member works: each has a menu of its own. */
export const workRoles = ['member', 'vendor', 'vet', 'admin'] as const;
export type WorkRole = (typeof workRoles)[number];

type Account = Pick<User, 'id' | 'userType'>;

/** The page on which each begins: what waits for them. */
const homes = {
  member: 'dashboard',
  vendor: 'vendor-dashboard',
  vet: 'vet-dashboard',
  admin: 'admin-inbox',
} as const satisfies Readonly<Record<WorkRole, string>>;

// Several members may use a device one after the other.
const nameFor = ({ id }: Account) => `paltu.role.${id}`;

/** Those that a member can take. */
export const rolesOf = (account: Account | null): readonly WorkRole[] =>
  workRoles.filter((role) => account?.userType === 'admin' || role !== 'admin');

/** The role whose pages this member saw last on this device; at first that of an admin, else of a member. */
export function keptRole(account: Account | null): WorkRole {
  if (account === null) return 'member';
  const last = localStore.find(nameFor(account));
  return rolesOf(account).find((role) => role === last) ?? (account.userType === 'admin' ? 'admin' : 'member');
}

export const keepRole = (account: Account, role: WorkRole) => localStore.set(nameFor(account), role);

/** Where this member begins: on the page of the kept role. */
export const homeOf = (account: Account | null): string => homes[keptRole(account)];

const keptSeller = 'paltu.seller';

/** Whether the member has worked in a store of theirs on this device. */
export const isKnownSeller = (memberId: string | undefined): boolean => memberId !== undefined && localStore.find(keptSeller) === memberId;

export const keepSeller = (memberId: string) => localStore.set(keptSeller, memberId);
