import { renameConsumerCursors, restoreConsumerCursors } from '@paltu/events';

export const up = renameConsumerCursors;
export const down = restoreConsumerCursors;
