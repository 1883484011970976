import { loadConfig, serviceConfig } from '@paltu/service-kit';
import type { z } from 'zod';

export type ModerationConfig = z.infer<typeof serviceConfig>;

export const readConfig = (): ModerationConfig => loadConfig(serviceConfig, process.env);
