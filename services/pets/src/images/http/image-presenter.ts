import { pictureView } from '@paltu/pictures/picture-view';
import type { Image } from '../domain/image.ts';

/** An image as every answer shows it. */
export const imageView = (image: Pick<Image, 'id' | 'width' | 'height'>) => pictureView('pets', image);
