export default async function screensTeardown() {
  await globalThis.paltuTestScreens?.stop();
}
