// refused by paltu/clock-as-argument
export const later = (act: () => void): unknown => setTimeout(act, 10);
