import type { Owner, OwnerRepository } from '../use-cases/ports.ts';

/** Owners without a database, for tests. */
export const inMemoryOwners = (): OwnerRepository & { find(id: string): Promise<Owner | undefined> } => {
  const kept = new Map<string, Owner>();
  return {
    save: async (owner) => {
      if (owner.version > (kept.get(owner.id)?.version ?? 0)) kept.set(owner.id, owner);
    },
    deleteAll: async () => kept.clear(),
    find: async (id) => kept.get(id),
  };
};
