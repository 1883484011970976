// refused by web-knows-no-server
import { ok } from '../../../packages/service-kit/src/index.ts';
export const server = ok;
