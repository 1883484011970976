export default async function globalSetup() {
  const { startSharedPostgres } = await import('../../packages/testing/src/shared-postgres.ts');
  globalThis.paltuTestPostgres = await startSharedPostgres();
}
