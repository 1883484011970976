// refused by paltu/slice-layout
export const app = 1;
