export default async function clusterTeardown() {
  await globalThis.paltuTestEngines?.drop();
}
