// refused by paltu/slice-layout
export const shared = 1;
