import { createDocumentVersions } from '@paltu/search/postgres';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => createDocumentVersions(knex, ['listings']);
