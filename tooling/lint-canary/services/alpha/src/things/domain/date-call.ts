// refused by paltu/clock-as-argument
export const now = (): string => Date();
