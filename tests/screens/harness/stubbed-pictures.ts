import type { Wire } from './answers.ts';

const grounds = ['0b5a48', '1497a8', '32459c', '5f2d73', 'd6246e', 'c9472f', 'ff9a2e', 'a9dfe8'];

/** Below it there is no picture. */
export const lostPictures = '/media/lost';

/** A drawing in place of a listing's picture, of another ground for each address. */
export const stubbedPicture = (path: string): Wire => {
  if (path.startsWith(lostPictures)) return { kind: 'wire', status: 404, body: 'Not found', contentType: 'text/plain' };
  const sum = [...path.replace(/\/\d+\.webp$/, '')].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  const ground = grounds[sum % grounds.length];
  const other = grounds[(sum + 3) % grounds.length];
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><path fill="#${ground}" d="M0 0h800v600H0z"/><circle cx="400" cy="330" r="210" fill="#${other}"/><path fill="#fff" opacity=".85" d="M310 300a90 90 0 0 1 180 0v110H310z"/></svg>`;
  return { kind: 'wire', status: 200, body, contentType: 'image/svg+xml' };
};
