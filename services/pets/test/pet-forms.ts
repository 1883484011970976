import sharp from 'sharp';

export const aPet = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Moti',
  species: 'Dog',
  breed: 'Labrador',
  age: '2 years',
  gender: 'Male',
  color: 'Golden',
  size: 'Large',
  weight: '28 kg',
  description: 'A gentle dog that loves children and long walks in the park.',
  location: 'Lahore',
  ...overrides,
});

export const aPhoto = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 30 } } })
    .jpeg()
    .toBuffer();
