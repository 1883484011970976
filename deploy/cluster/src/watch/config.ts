/** The environment of the watched program too; nothing but Node is loaded for it, so that watching costs little memory. */
export const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);
