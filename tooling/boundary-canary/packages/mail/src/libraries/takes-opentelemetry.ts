// refused by opentelemetry-stays-in-its-adapter
import * as library from '@opentelemetry/api';
export const taken = library;
