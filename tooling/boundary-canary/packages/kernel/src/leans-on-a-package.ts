// refused by kernel-stands-alone
import { ok } from '../../service-kit/src/index.ts';
export const leans = ok;
