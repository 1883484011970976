import { paperVariables } from '@paltu/pictures';
import { documentsUrl, loadConfig, serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';

const variables = serviceConfig.extend({ ...paperVariables, DATABASE_URL: documentsUrl });

export const vetsConfig = variables.superRefine(oneObjectStore);

/** Whether a command works on demo data, which alone have visits that nobody booked. */
export const isOfDemo = (): boolean => process.env['DEMO'] === '1';

/** Commands need the store alone. */
export const readCommandConfig = () => loadConfig(variables.pick({ DATABASE_URL: true, DATABASE_POOL: true }), process.env);
