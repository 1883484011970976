import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { CreateKey, PrivateJwk } from '../use-cases/ports.ts';

/** A new ES256 key, named by its thumbprint (RFC 7638). */
export const joseCreateKey: CreateKey = async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y, d } = await exportJWK(privateKey);
  const privateJwk = { kty, crv, x, y, d } as PrivateJwk;
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk };
};
