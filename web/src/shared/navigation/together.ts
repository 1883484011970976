/** What a page waits for before it is shown: undefined when every part is there already. */
export function together(parts: readonly (Promise<unknown> | undefined)[]): Promise<unknown> | undefined {
  const missing = parts.filter((part) => part !== undefined);
  return missing.length === 0 ? undefined : Promise.all(missing);
}
