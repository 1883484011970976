// refused by web-no-cross-feature
import { sessionFeature } from '../../session/session-feature.ts';
export const other = sessionFeature;
