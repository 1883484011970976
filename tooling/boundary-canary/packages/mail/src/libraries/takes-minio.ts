// refused by minio-stays-in-its-adapter
import * as library from 'minio';
export const taken = library;
