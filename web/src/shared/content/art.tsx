const windowSize = { width: 400, height: 520 };

const sizes = {
  'window-dog': windowSize,
  'window-cat': windowSize,
  'window-bird': windowSize,
  'window-fish': windowSize,
  'window-rabbit': windowSize,
  'window-hamster': windowSize,
  'window-other': windowSize,
  'hero-cat': windowSize,
  'hero-dog': { width: 400, height: 600 },
  'hero-parrot': windowSize,
  nest: { width: 240, height: 232 },
  'paw-medallion': { width: 128, height: 128 },
  'card-shop': { width: 800, height: 510 },
} as const;

export type ArtName = keyof typeof sizes;

/** The drawing that a path of `public/art` names; undefined for one that this app does not know yet. */
export function artAt(path: string): ArtName | undefined {
  return (Object.keys(sizes) as ArtName[]).find((name) => path === `/art/${name}.svg`);
}

interface ArtProps {
  name: ArtName;
  className?: string;
  isLazy?: boolean;
}

/** A drawing of `public/art`: windows with an animal, the nest, a scene. Ornament, so it has no name; its size follows the column it lies in. */
export function Art({ name, className, isLazy = false }: ArtProps) {
  return (
    <img src={`/art/${name}.svg`} {...sizes[name]} alt="" className={className} loading={isLazy ? 'lazy' : 'eager'} decoding="async" />
  );
}
