import { pictureVariables } from '@paltu/pictures';
import { documentsUrl, serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';

export const vetsConfig = serviceConfig.extend({ ...pictureVariables, DATABASE_URL: documentsUrl }).superRefine(oneObjectStore);
