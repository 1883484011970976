/** DATABASE_URL of the environment, for the migrate command. */
export const databaseUrlOfEnvironment = (): string | undefined => process.env['DATABASE_URL'];
