import type { Stubs } from '../harness/answers.ts';
import { cotton } from './own-application.ts';

/** A listing without what every listing has: no page can show it. */
export const malformedPet: Stubs = { 'GET /pets/{id}': { pet: { ...cotton, images: null, owner: null } as never } };
/** The crash on the console. */
export const crashed = /crashed|TypeError|Cannot read|not iterable|is not a function/;
