import { fairQueue, serviceUnavailable, type InFairTurn } from '@paltu/kernel';

/** Two at once, which leave the other threads of Node to files and names. */
const limits = { running: 2, waiting: 512, refusal: () => serviceUnavailable() };

/** Turns by address for what costs a core some milliseconds each time: few at once, and who asks for one comes before the second of anybody. */
export const turnsByAddress = (): InFairTurn => fairQueue(limits);
