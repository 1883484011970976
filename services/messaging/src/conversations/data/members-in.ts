import { knexMemberPresence } from '@paltu/projections';

/** Whether members are there: who writes to each other holds both. */
export const membersIn = knexMemberPresence({ lockSeed: 19 });
