import { arcTo, crossing, grown, written, type Lobe, type Point } from './foil.ts';

/** A multifoil arch on two upright sides: the jharokha. */
export interface Arch {
  middleX: number;
  /** Height at which the sides end and the lobes begin. */
  springY: number;
  /** Where the sides end below. */
  bottom: number;
  /** Half the distance between the two sides. */
  halfWidth: number;
  /** The lobes' middles lie on half an ellipse around (middleX, springY). */
  radiusX: number;
  radiusY: number;
  lobeRadius: number;
  lobesPerSide: number;
}

function leftLobes(arch: Arch, growth: number): Lobe[] {
  return Array.from({ length: arch.lobesPerSide }, (_, index) => {
    const angle = Math.PI + ((index + 0.5) / (2 * arch.lobesPerSide)) * Math.PI;
    return grown(
      {
        x: arch.middleX + arch.radiusX * Math.cos(angle),
        y: arch.springY + arch.radiusY * Math.sin(angle),
        radius: arch.lobeRadius,
      },
      growth,
    );
  });
}

/** Where the first lobe meets the upright side below it. */
function foot(lobe: Lobe, sideX: number): Point {
  const drop = Math.sqrt(Math.max(0, lobe.radius ** 2 - (lobe.x - sideX) ** 2));
  return { x: sideX, y: lobe.y + drop };
}

/** The arch's outline as an SVG path, moved outwards by `growth`. It ends in a small point above. */
export function archOutline(arch: Arch, growth = 0): string {
  const middle = { x: arch.middleX, y: arch.springY };
  const left = leftLobes(arch, growth);
  const right = left.map((lobe) => ({ ...lobe, x: 2 * arch.middleX - lobe.x })).reverse();
  const lobes = [...left, ...right];
  const first = left[0];
  const topLeft = left.at(-1);
  const topRight = right[0];
  if (first === undefined || topLeft === undefined || topRight === undefined) throw new Error('an arch needs lobes');
  const start = foot(first, arch.middleX - arch.halfWidth - growth);
  const end = { x: 2 * arch.middleX - start.x, y: start.y };
  let from = start;
  let path = `M${written({ x: start.x, y: arch.bottom })}L${written(start)}`;
  lobes.forEach((lobe, index) => {
    const next = lobes[index + 1];
    if (lobe === topLeft) {
      const tip = tipBetween(topLeft, topRight, arch, growth);
      path += arcTo(lobe, from, tip.left) + tip.path;
      from = tip.right;
      return;
    }
    const to = next === undefined ? end : crossing(lobe, next, middle);
    path += arcTo(lobe, from, to);
    from = to;
  });
  return `${path}L${written({ x: end.x, y: arch.bottom })}Z`;
}

/** The small point at the top, a little wider than the valley between the two uppermost lobes. */
function tipBetween(left: Lobe, right: Lobe, arch: Arch, growth: number): { left: Point; right: Point; path: string } {
  const valley = crossing(left, right, { x: arch.middleX, y: arch.springY });
  const spread = arch.lobeRadius * 0.26 + growth * 0.5;
  const x = valley.x - spread;
  const onLeft = { x, y: left.y - Math.sqrt(left.radius ** 2 - (x - left.x) ** 2) };
  const onRight = { x: 2 * valley.x - x, y: onLeft.y };
  const peak = { x: valley.x, y: valley.y - arch.lobeRadius * 0.36 };
  const bend = (side: number): Point => ({ x: valley.x + side * spread * 0.3, y: valley.y });
  return {
    left: onLeft,
    right: onRight,
    path: `Q${written(bend(-1))} ${written(peak)}Q${written(bend(1))} ${written(onRight)}`,
  };
}
