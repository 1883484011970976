export {
  forgetIdempotencyKeys,
  keyReused,
  knexIdempotencyKeys,
  createIdempotencyKeysTable,
  type Attempt,
  type IdempotencyKeys,
} from './knex-idempotency-keys.ts';
