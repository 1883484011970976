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

/** A form as a browser sends it; a list becomes one field per entry. */
export const formOf = (
  fields: Record<string, unknown>,
  files: readonly { field?: string; name?: string; bytes: Uint8Array }[] = [],
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const { field = 'images', name = 'photo.jpg', bytes } of files) form.append(field, new Blob([Uint8Array.from(bytes)]), name);
  return form;
};
