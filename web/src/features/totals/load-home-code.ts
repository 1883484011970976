/** What home fetches once it stands, with its words. */
export const loadHomeCode = async () => {
  const code = await import('./home-code.ts');
  await code.loadWords();
  return code;
};
