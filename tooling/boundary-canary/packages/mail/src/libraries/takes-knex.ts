// refused by knex-stays-in-its-adapter
import * as library from 'knex';
export const taken = library;
