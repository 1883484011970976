import { bytes } from '@paltu/service-kit';
import type { OpenedPaper } from './ports.ts';

/** What every paper is answered as, whatever it is. */
export const paperContentType = 'application/octet-stream';

/** `encodeURIComponent` leaves four characters that mean something in a header. */
const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The answer with a paper: what strangers sent is only ever saved, never shown by a browser. */
export const paperReply = ({ stream, size, name }: OpenedPaper) =>
  bytes(stream, {
    contentType: paperContentType,
    size,
    headers: {
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Authorization',
    },
  });
