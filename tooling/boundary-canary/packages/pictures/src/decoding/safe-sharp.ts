// refused by nothing
import sharp from 'sharp';
export const safeSharp = sharp;
