/** A colour as #rrggbb, lower case. */
export type Colour = `#${string}`;

type Triple = readonly [number, number, number];

function channels(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of `other` (0 to 1) mixed into `colour`. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const [from, to] = [channels(colour), channels(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** OKLab, where equal distances look equally far apart. */
function oklab(colour: Colour): Triple {
  const [red, green, blue] = channels(colour).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How far apart two colours look: 0 is equal, 1 is black beside white. */
export function distance(one: Colour, other: Colour): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** How light a colour looks: 0 black, 1 white. */
export function lightness(colour: Colour): number {
  return oklab(colour)[0];
}

function fromOklab([light, a, b]: Triple): Colour {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linearChannels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const written = linearChannels.map((share) => {
    const clipped = Math.min(1, Math.max(0, share));
    const channel = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${written.join('')}`;
}

/** The same lightness and strength with the hue turned by so many degrees. */
export function turnHue(colour: Colour, degrees: number): Colour {
  const [light, a, b] = oklab(colour);
  const angle = (degrees * Math.PI) / 180;
  return fromOklab([light, a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]);
}
