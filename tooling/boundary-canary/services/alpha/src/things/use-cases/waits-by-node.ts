// refused by use-cases-know-no-adapters
import { setTimeout } from 'node:timers/promises';
export const wait = setTimeout;
