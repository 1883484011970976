// refused by @typescript-eslint/no-floating-promises
const keep = async (): Promise<void> => undefined;
keep();
