import { mix, type Colour } from './colour.ts';
import { canvas } from './ground.ts';

const TOP = 504;
const SCALLOP = 20;
const ZIGZAG = 15;

/** The strip the animal stands on: scalloped above, beads, a zigzag hem below. */
export function rugShape(colour: Colour): string {
  const { width, height } = canvas;
  const scallops = Array.from({ length: width / (2 * SCALLOP) }, () => `a${SCALLOP} 16 0 0 1 ${2 * SCALLOP} 0`).join('');
  const teeth = Array.from({ length: Math.ceil(width / (2 * ZIGZAG)) }, () => `l${ZIGZAG}-15 ${ZIGZAG} 15`).join('');
  return (
    `<path d="M0 ${TOP}${scallops}V${height}H0Z" fill="${colour}"/>` +
    `<path d="M10 ${TOP + 12}H${width}" fill="none" stroke="#fff7e0" stroke-width="5.5" stroke-linecap="round" stroke-dasharray=".1 20" opacity=".9"/>` +
    `<path d="M0 ${height - 22}${teeth}V${height}H0Z" fill="${mix(colour, '#14060a', 0.17)}"/>`
  );
}

/** What lies under an animal that stands on the rug. */
export const shadowShape = (centreX: number, halfWidth: number): string =>
  `<ellipse cx="${centreX}" cy="550" rx="${halfWidth}" ry="17" fill="#14060a" opacity=".24"/>`;
