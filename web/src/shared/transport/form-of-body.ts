/** Of a body, by name. */
export type Fields = Readonly<Record<string, unknown>>;

const isFile = (value: unknown): value is Blob => value instanceof Blob;
const areFiles = (value: unknown): value is Blob[] => Array.isArray(value) && value.some(isFile);

/** Whether a body brings a file along, so that it has to go as a form. */
export function hasFiles(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && Object.values(body).some((value) => isFile(value) || areFiles(value));
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A body as a form: its files with their names, several under one field, other lists and objects as JSON text, null as an empty text; what is undefined is left out. */
export function formOfBody(body: Fields): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    if (isFile(value)) form.append(field, value);
    else if (areFiles(value)) value.forEach((file) => form.append(field, file));
    else if (value !== undefined) form.append(field, textOf(value));
  }
  return form;
}
