// refused by paltu/slice-layout
export const thingForm = 1;
