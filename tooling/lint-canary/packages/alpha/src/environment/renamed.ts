// refused by paltu/environment-in-config
const { env: variables } = process;
export const port = variables['PORT'];
