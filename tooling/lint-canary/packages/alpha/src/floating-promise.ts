// refused by @typescript-eslint/no-floating-promises
const keep = async (): Promise<void> => undefined;
export const floating = (): void => {
  keep();
};
