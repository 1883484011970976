import { enableCompileCache } from 'node:module';
import { createLogger, loadConfig, runProcess } from '@paltu/service-kit';
import { startTelemetry } from '@paltu/telemetry';
import { environment } from './config.ts';
import type { ServiceConfig, ServiceDefinition } from './define-service.ts';
import { startService, type Wiring } from './start-service.ts';

/**
 * Runs a service until it is stopped; the promise does not reject: a start that fails is logged and ends the process.
 * @throws ConfigError, at once, that names every variable that is missing or wrong.
 */
export const runService = <Config extends ServiceConfig>(definition: ServiceDefinition<Config>, wiring?: Wiring): Promise<void> => {
  enableCompileCache();
  const config = loadConfig(definition.config, environment);
  const logger = createLogger({ service: definition.name, level: config.LOG_LEVEL });
  return runProcess(logger, async () => {
    const telemetry = await startTelemetry({ service: definition.name, config, logger });
    const service = await startService({ definition, config, logger, wiring, telemetry });
    return { close: () => service.close().finally(telemetry.close) };
  });
};
