// refused by folders-know-no-module
import { thingsModule } from '../things-module.ts';
export const wiring = thingsModule;
