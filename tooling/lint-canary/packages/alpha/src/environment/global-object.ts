// refused by paltu/environment-in-config
export const port = globalThis.process.env['PORT'];
