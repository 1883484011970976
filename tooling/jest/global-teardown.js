export default async function globalTeardown() {
  await globalThis.paltuTestPostgres?.stop();
}
