// refused by paltu/environment-in-config
export const port = async () => (await import('node:process')).env['PORT'];
