import { createSaltsTable, dropSaltsTable } from '@paltu/persistence';

/** One for each day, and none of the days before: without it nobody finds out who looked at what. */
export const up = createSaltsTable;
export const down = dropSaltsTable;
