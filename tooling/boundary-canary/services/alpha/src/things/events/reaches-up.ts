// refused by slices-do-not-reach-up
import { main } from '../../main.ts';
export const up = main;
