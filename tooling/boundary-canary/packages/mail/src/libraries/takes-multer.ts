// refused by multer-stays-in-its-adapter
import * as library from 'multer';
export const taken = library;
