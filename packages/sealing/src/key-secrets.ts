import { z } from 'zod';

const secret = z.string().min(32, 'must be at least 32 characters, random ones');

/** By what a service seals what nobody may read in its database. */
export const keySecretVariables = {
  KEY_SECRET: secret,
  /** The secret before, for as long as it takes every process to start once with the new one. Empty is none. */
  KEY_SECRET_PREVIOUS: z.union([z.literal('').transform(() => undefined), secret]).optional(),
};

export interface KeySecrets {
  readonly current: string;
  /** The one before it, until everything is sealed by the current one. */
  readonly previous?: string | undefined;
}

export const keySecretsOf = (config: { readonly KEY_SECRET: string; readonly KEY_SECRET_PREVIOUS?: string | undefined }): KeySecrets => ({
  current: config.KEY_SECRET,
  previous: config.KEY_SECRET_PREVIOUS,
});
