// refused by no-duplicate-case
export const lettersOf = (word: 'one' | 'three'): number => {
  switch (word) {
    case 'one':
      return 3;
    case 'three':
      return 5;
    case 'one':
      return 4;
  }
};
