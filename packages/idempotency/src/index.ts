export type { Attempt, IdempotencyKeys } from './idempotency-keys.ts';
export { forgetIdempotencyKeys } from './forget-idempotency-keys.ts';
export { keyReused, knexIdempotencyKeys } from './knex-idempotency-keys.ts';
export { createIdempotencyKeysTable } from './idempotency-keys-table.ts';
