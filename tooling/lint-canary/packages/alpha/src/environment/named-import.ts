// refused by paltu/environment-in-config
import { env } from 'node:process';
export const port = env['PORT'];
