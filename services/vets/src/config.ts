import { pictureVariables } from '@paltu/pictures';
import { serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';

export const vetsConfig = serviceConfig.extend(pictureVariables).superRefine(oneObjectStore);
