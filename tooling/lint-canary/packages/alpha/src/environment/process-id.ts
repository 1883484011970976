// refused by nothing
export const id = process.pid;
export const idOf = ({ process }: { process: { env: number } }): number => process.env;
