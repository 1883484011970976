// refused by paltu/slice-layout
export const aThing = 1;
