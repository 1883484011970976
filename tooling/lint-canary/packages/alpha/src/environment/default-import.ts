// refused by paltu/environment-in-config
import self from 'process';
export const port = self.env['PORT'];
