// refused by domain-is-pure
import { z } from 'zod';
export const schema = z;
