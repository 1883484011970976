// refused by @typescript-eslint/no-non-null-assertion
export const first = (all: readonly string[]): string => all[0]!;
