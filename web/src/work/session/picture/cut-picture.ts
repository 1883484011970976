import type { Square } from './crop.ts';

/** Wide enough for the largest place that shows it, twice over. */
const side = 512;

/** The square as a JPEG; undefined when this browser cannot make one. */
export function cutPicture(picture: CanvasImageSource, square: Square): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context) {
    // What a picture leaves open is not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, side, side);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9);
  });
}
