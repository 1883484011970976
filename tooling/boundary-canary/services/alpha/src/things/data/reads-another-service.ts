// refused by no-cross-service
import { other } from '../../../../beta/src/others/domain/other.ts';
export const reads = other;
