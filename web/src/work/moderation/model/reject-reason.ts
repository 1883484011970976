/** The reason with a suggestion after what was typed; unchanged when it is there already or would not fit. */
export function withSuggestion(reason: string, suggestion: string, longest: number): string {
  const typed = reason.trim();
  if (typed.includes(suggestion)) return reason;
  const both = typed === '' ? suggestion : `${typed}\n${suggestion}`;
  return both.length > longest ? reason : both;
}
