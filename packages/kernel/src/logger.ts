/** What shipped code may log for an operator: ids and names, never whole objects. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const silence = (): void => undefined;

export const silentLogger: Logger = { debug: silence, info: silence, warn: silence, error: silence };
