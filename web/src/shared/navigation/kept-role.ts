import { localStore } from '../transport/safe-storage.ts';

/** In whose place a member works: each has a menu of its own. */
export const workRoles = ['member', 'vendor', 'vet', 'admin'] as const;
export type WorkRole = (typeof workRoles)[number];

const kept = 'paltu.role';

/** Those that a member can take. */
export const rolesOf = (isAdmin: boolean): readonly WorkRole[] => workRoles.filter((role) => isAdmin || role !== 'admin');

/** The role whose menu was seen last on this device; at first that of an admin, else of a member. */
export function keptRole(isAdmin: boolean): WorkRole {
  const last = localStore.find(kept);
  return rolesOf(isAdmin).find((role) => role === last) ?? (isAdmin ? 'admin' : 'member');
}

export const keepRole = (role: WorkRole) => localStore.set(kept, role);
