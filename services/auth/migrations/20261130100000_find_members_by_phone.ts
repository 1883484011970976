import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = (knex: Knex): Promise<void> => buildIndexes(knex, { accounts_phone: 'accounts (phone, created_at desc, id desc)' });
