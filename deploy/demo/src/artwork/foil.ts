/** A circle whose outer side is one lobe of a scalloped outline. */
export interface Lobe {
  x: number;
  y: number;
  radius: number;
}

export interface Point {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
export const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The same lobe with its outline moved outwards. */
export const grown = (lobe: Lobe, by: number): Lobe => ({ ...lobe, radius: lobe.radius + by });

/** Where two neighbouring lobes cross, on the side that lies farther from `middle`. */
export function crossing(one: Lobe, other: Lobe, middle: Point): Point {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const gap = Math.hypot(dx, dy);
  const along = (one.radius ** 2 - other.radius ** 2 + gap ** 2) / (2 * gap);
  const aside = Math.sqrt(Math.max(0, one.radius ** 2 - along ** 2));
  const foot = { x: one.x + (dx * along) / gap, y: one.y + (dy * along) / gap };
  const sides = [1, -1].map((sign) => ({ x: foot.x - (sign * dy * aside) / gap, y: foot.y + (sign * dx * aside) / gap }));
  const [a, b] = sides as [Point, Point];
  const away = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
  return away(a) > away(b) ? a : b;
}

/** The clockwise arc of a lobe to a point, as an SVG path command. */
export function arcTo(lobe: Lobe, from: Point, to: Point): string {
  const angle = (point: Point): number => Math.atan2(point.y - lobe.y, point.x - lobe.x);
  const swept = (angle(to) - angle(from) + 4 * Math.PI) % (2 * Math.PI);
  return `A${round(lobe.radius)} ${round(lobe.radius)} 0 ${swept > Math.PI ? 1 : 0} 1 ${written(to)}`;
}

/** A closed ring of equal lobes, clockwise, as an SVG path. */
export function foilRing(middle: Point, ring: { radius: number; lobes: number; lobeRadius: number }): string {
  const lobes = Array.from({ length: ring.lobes }, (_, index): Lobe => {
    const angle = (index / ring.lobes) * 2 * Math.PI - Math.PI / 2;
    return {
      x: middle.x + ring.radius * Math.cos(angle),
      y: middle.y + ring.radius * Math.sin(angle),
      radius: ring.lobeRadius,
    };
  });
  const corners = lobes.map((lobe, index) => crossing(lobe, lobes[(index + 1) % lobes.length] ?? lobe, middle));
  const start = corners.at(-1) ?? middle;
  let from = start;
  const arcs = lobes.map((lobe, index) => {
    const to = corners[index] ?? start;
    const arc = arcTo(lobe, from, to);
    from = to;
    return arc;
  });
  return `M${written(start)}${arcs.join('')}Z`;
}
