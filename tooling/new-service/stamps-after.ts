const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);

const timeOf = (migration: string): number => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_/.exec(migration) ?? [];
  return year === undefined ? 0 : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/** Three names for new migrations, in their order: of now, or after the last one that is there. */
export const stampsAfter = (migrations: readonly string[], now: Date): Readonly<Record<'stamp1' | 'stamp2' | 'stamp3', string>> => {
  const times = migrations.map(timeOf).filter((time) => !Number.isNaN(time));
  const first = Math.max(now.getTime(), ...times.map((time) => time + 1_000));
  const [stamp1, stamp2, stamp3] = [0, 1_000, 2_000].map((after) => stampOf(new Date(first + after))) as [string, string, string];
  return { stamp1, stamp2, stamp3 };
};
