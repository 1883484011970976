// refused by paltu/environment-in-config
const self = process;
export const port = self.env['PORT'];
