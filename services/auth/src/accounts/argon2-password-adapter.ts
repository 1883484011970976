import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { fairQueue } from '@paltu/kernel';
import { passwordChecksBusy } from './account.ts';

const argon2id = 2;

/** OWASP's least: 19 MiB, two passes, one lane. */
const cost: Options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Never all four threads of libuv, which files and names need too. At 30 to 100 ms each the last of a full queue waits for some seconds. */
const limits = { running: availableParallelism() > 2 ? 3 : 2, waiting: 100, refusal: passwordChecksBusy };

/** One password typed on two keyboards is one password: accents and Urdu letters have two spellings in Unicode. */
const normalise = (password: string): string => password.normalize('NFC');

/**
 * Slow on purpose. `askers` are the names under which the one who asks is counted, such as e-mail and address: nobody who asks much
 * keeps others waiting. @throws AppError `auth.busy` when too many wait already.
 */
export const argon2PasswordHasher = () => {
  const inTurn = fairQueue(limits);
  return {
    hash: (password: string, askers: readonly string[]): Promise<string> => inTurn(askers, () => hash(normalise(password), cost)),
    verify: (password: string, hashed: string, askers: readonly string[]): Promise<boolean> =>
      inTurn(askers, () => verify(hashed, normalise(password))),
  };
};
export type PasswordHasher = ReturnType<typeof argon2PasswordHasher>;
