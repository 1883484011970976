export default async function screensSetup() {
  const { screensVariable, startScreens } = await import('../../tests/screens/harness/start-screens.ts');
  const started = await startScreens();
  globalThis.paltuTestScreens = started;
  process.env[screensVariable] = JSON.stringify(started.screens);
}
