import { knexMemberPresence } from '@paltu/projections';

/** Whether members are there, and since when: of everybody, for owners see it of who asks them. */
export const membersIn = knexMemberPresence({ lockSeed: 11, ofEverybody: true });
