// refused by kernel-stands-alone
import { z } from 'zod';
export const leans = z;
