import type { SigningPeriod } from '../domain/signing-period.ts';
import type { SigningKey, SigningKeyStore } from '../use-cases/ports.ts';

/** Signing keys in memory: for tests. */
export const inMemorySigningKeys = (): SigningKeyStore => {
  const kept = new Map<SigningPeriod, SigningKey>();
  return {
    list: async () => [...kept.values()].sort((one, other) => one.period - other.period),
    addIfAbsent: async (key) => {
      if (!kept.has(key.period)) kept.set(key.period, key);
    },
    deleteBefore: async (limit) => {
      for (const period of kept.keys()) if (period < limit) kept.delete(period);
    },
  };
};
