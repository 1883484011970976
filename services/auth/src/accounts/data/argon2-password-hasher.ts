import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { fairQueue } from '@paltu/kernel';
import { passwordChecksBusy } from '../domain/account-errors.ts';
import type { PasswordHasher } from '../use-cases/ports.ts';

const argon2id = 2;

/** OWASP's least: 19 MiB, two passes, one lane. */
const cost: Options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Never all four threads of libuv, which files and names need too. At 30 to 100 ms each the last of a full queue waits for some seconds. */
const limits = { running: availableParallelism() > 2 ? 3 : 2, waiting: 100, refusal: passwordChecksBusy };

/** One password typed on two keyboards is one password: accents and Urdu letters have two spellings in Unicode. */
const normalise = (password: string): string => password.normalize('NFC');

export const argon2PasswordHasher = (): PasswordHasher => {
  const inTurn = fairQueue(limits);
  return {
    hash: (password, askers) => inTurn(askers, () => hash(normalise(password), cost)),
    verify: (password, hashed, askers) => inTurn(askers, () => verify(hashed, normalise(password))),
  };
};
