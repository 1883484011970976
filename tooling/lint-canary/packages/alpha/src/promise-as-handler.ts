// refused by @typescript-eslint/no-misused-promises
const onEnd = (handle: () => void): void => handle();
onEnd(async () => undefined);
