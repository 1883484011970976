import type { User } from '../api/types.ts';
import { localStore } from '../transport/safe-storage.ts';

/** In whose place a member works: each has a menu of its own. */
export const workRoles = ['member', 'vendor', 'vet', 'admin'] as const;
export type WorkRole = (typeof workRoles)[number];

type Account = Pick<User, 'id' | 'userType'>;

/** The page on which each begins: what waits for them. */
export const homeOfRole = {
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

/** The role whose menu this member saw last on this device; at first that of an admin, else of a member. */
export function keptRole(account: Account | null): WorkRole {
  if (account === null) return 'member';
  const last = localStore.find(nameFor(account));
  return rolesOf(account).find((role) => role === last) ?? (account.userType === 'admin' ? 'admin' : 'member');
}

export const keepRole = (account: Account, role: WorkRole) => localStore.set(nameFor(account), role);

type Place = Extract<WorkRole, 'vendor' | 'vet'>;

const placesFor = (memberId: string) => `paltu.places.${memberId}`;

/** Where the member has worked on this device, in a store or an office that is there; the last one first. */
const keptPlaces = (memberId: string): readonly string[] => localStore.find(placesFor(memberId))?.split(',') ?? [];

/** @param isOpen a store that is closed and an office that is gone are forgotten */
export function keepPlace(memberId: string, place: Place, isOpen: boolean): void {
  const others = keptPlaces(memberId).filter((kept) => kept !== place);
  localStore.set(placesFor(memberId), (isOpen ? [place, ...others] : others).join());
}

export const isKnownSeller = (memberId: string | undefined): boolean => memberId !== undefined && keptPlaces(memberId).includes('vendor');

/** Whose page this member begins on: an admin's, that of the store or office they worked in last, else a member's. */
export function homeRoleOf(account: Account | null): WorkRole {
  if (account?.userType === 'admin') return 'admin';
  return (['vendor', 'vet'] as const).find((place) => account && keptPlaces(account.id)[0] === place) ?? 'member';
}

export const homeOf = (account: Account | null): string => homeOfRole[homeRoleOf(account)];
