// refused by paltu/slice-layout
export const thing = 1;
