// refused by bufbuild-protobuf-stays-in-its-adapter
import * as library from '@bufbuild/protobuf';
export const taken = library;
