import { joseSeal, type KeySecrets } from '@paltu/sealing';
import { calculateJwkThumbprint } from 'jose';
import type { KeySeal, PrivateJwk } from '../use-cases/ports.ts';

/** Private keys as text that only who knows the secret can read. */
export const joseKeySeal = (secrets: KeySecrets): KeySeal => {
  const seal = joseSeal(secrets, { purpose: 'signing keys' });
  return {
    seal: (key) => seal.seal(JSON.stringify(key)),
    unseal: async (sealed, kid) => {
      const { text, isCurrent } = await seal.unseal(sealed);
      const key = JSON.parse(text) as PrivateJwk;
      if ((await calculateJwkThumbprint({ ...key })) !== kid) throw new Error(`the signing key ${kid} does not match its name`);
      return { key, isCurrent };
    },
  };
};
