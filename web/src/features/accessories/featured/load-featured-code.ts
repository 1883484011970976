/** What home fetches of the shop once it stands, with its words. */
export const loadFeaturedCode = async () => {
  const code = await import('./featured-code.ts');
  await code.loadWords();
  return code;
};
