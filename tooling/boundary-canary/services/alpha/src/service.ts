// refused by nothing
import { thingsModule } from './things/things-module.ts';
export const service = thingsModule;
