/** A form as a browser sends it, its files as `images` by default; a list becomes JSON text. */
export const formOf = (
  fields: Record<string, unknown>,
  files: readonly { field?: string; name?: string; bytes: Uint8Array }[] = [],
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const { field = 'images', name = 'photo.jpg', bytes } of files) form.append(field, new Blob([Uint8Array.from(bytes)]), name);
  return form;
};
