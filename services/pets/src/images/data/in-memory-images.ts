import type { Image, ImageId } from '../domain/image.ts';
import type { ImageClaims, ImageRepository } from '../use-cases/ports.ts';

interface Kept extends Image {
  listingId: string | null;
  removedAt: Date | null;
}

/** Images without a database, for tests. Claims take effect at once: there is no transaction to fail. */
export const inMemoryImages = () => {
  const kept = new Map<string, Kept>();
  const published = new Set<string>();
  const find = (ids: readonly string[]): Kept[] => ids.flatMap((id) => kept.get(id) ?? []);
  const isUnused = ({ listingId, removedAt }: Kept): boolean => listingId === null && removedAt === null;

  const images: ImageRepository = {
    add: async (added) => {
      for (const image of added) kept.set(image.id, { ...image, listingId: null, removedAt: null });
    },
    countUnused: async (ownerId) => [...kept.values()].filter((image) => image.ownerId === ownerId && isUnused(image)).length,
    removeUnused: async (ids, at) => {
      for (const image of find(ids)) if (isUnused(image)) image.removedAt = at;
    },
    removeUnusedSince: async (before, limit, at) => {
      const old = [...kept.values()].filter((image) => isUnused(image) && image.uploadedAt < before).slice(0, limit);
      for (const image of old) image.removedAt = at;
      return old.length;
    },
    listRemoved: async (limit) =>
      [...kept.values()]
        .filter(({ removedAt }) => removedAt !== null)
        .slice(0, limit)
        .map(({ id }) => id),
    forget: async (ids) => {
      for (const { id, removedAt } of find(ids)) if (removedAt !== null) kept.delete(id);
    },
    findServed: async (id: ImageId) => {
      const image = kept.get(id);
      if (image === undefined || image.removedAt !== null) return undefined;
      return { isPublished: image.listingId !== null && published.has(image.listingId) };
    },
  };

  const claims: ImageClaims = {
    claim: async (ids, { ownerId, listingId }) => {
      const free = find(ids).filter((image) => image.ownerId === ownerId && isUnused(image));
      if (free.length !== ids.length) return undefined;
      for (const image of free) image.listingId = listingId;
      return ids.map((id, index) => ({ id, width: free[index]?.width ?? 0, height: free[index]?.height ?? 0 }));
    },
    release: async (ids) => {
      for (const image of find(ids)) image.removedAt = new Date();
    },
  };

  return { images, claims, publish: async (listingId: string) => void published.add(listingId) };
};
