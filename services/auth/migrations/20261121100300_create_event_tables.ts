import { createEventTables, dropEventTables } from '@paltu/events';

export const up = createEventTables;
export const down = dropEventTables;
