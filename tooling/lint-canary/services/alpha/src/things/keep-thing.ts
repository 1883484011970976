// refused by paltu/slice-layout
export const keepThing = 1;
