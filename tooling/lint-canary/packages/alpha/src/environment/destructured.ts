// refused by paltu/environment-in-config
const { env } = process;
export const port = env['PORT'];
