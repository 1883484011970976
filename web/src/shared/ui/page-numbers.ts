/** First, last, the current page and two on each side; `gap` stands where numbers are left out. */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const wanted = [1, last];
  for (let page = current - 2; page <= current + 2; page += 1) wanted.push(page);
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}
