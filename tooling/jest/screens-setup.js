export default async function screensSetup() {
  const { startScreens } = await import('../../tests/screens/harness/start-screens.ts');
  globalThis.paltuTestScreens = await startScreens();
}
