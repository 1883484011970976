const dayMs = 24 * 60 * 60_000;
/** Pakistan is five hours ahead all year. */
const aheadMs = 5 * 60 * 60_000;

/** The day in Pakistan that `now` is in: its first instant, and the first of the next. */
export const dayInPakistan = (now: Date): { readonly start: Date; readonly end: Date } => {
  const startMs = Math.floor((now.getTime() + aheadMs) / dayMs) * dayMs - aheadMs;
  return { start: new Date(startMs), end: new Date(startMs + dayMs) };
};
