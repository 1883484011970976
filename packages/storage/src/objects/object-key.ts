const keyShape = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{1,8}$/;
const longestKey = 200;

const typeByExtension: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

/** Whether `key` is small letters, digits, `-` and `_` between slashes, with an extension that stands for a known content type. */
export const isObjectKey = (key: string): boolean => key.length <= longestKey && keyShape.test(key) && contentTypeOf(key) !== undefined;

/** The content type that the extension of `key` stands for. A plain folder keeps no other record of it. */
export const contentTypeOf = (key: string): string | undefined => typeByExtension[key.slice(key.lastIndexOf('.') + 1)];

/** @throws Error when `key` is no object key, or when its extension stands for another content type. */
export const checkObjectKey = (key: string, contentType?: string): void => {
  if (!isObjectKey(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
  if (contentType !== undefined && contentTypeOf(key) !== contentType) throw new Error(`${key} cannot hold ${contentType}`);
};
