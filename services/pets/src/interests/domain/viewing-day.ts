const hourMs = 60 * 60_000;
/** Pakistan is five hours ahead all year. */
const aheadMs = 5 * hourMs;

/** A day in Pakistan: its name, `2026-05-01`, and the instant at which it is over. */
export interface ViewingDay {
  readonly name: string;
  readonly end: Date;
}

export const viewingDay = (now: Date): ViewingDay => {
  const name = new Date(now.getTime() + aheadMs).toISOString().slice(0, 10);
  return { name, end: new Date(new Date(name).getTime() + 24 * hourMs - aheadMs) };
};
