/** JSON inside a script element: nothing in it may end the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
