// refused by complexity
export const branches = (n: number): number => {
  if (n === 2) return 4;
  if (n === 3) return 9;
  if (n === 4) return 16;
  if (n === 5) return 25;
  if (n === 6) return 36;
  if (n === 7) return 49;
  if (n === 8) return 64;
  if (n === 9) return 81;
  if (n === 10) return 100;
  if (n === 11) return 121;
  return 0;
};
