import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

let text: Promise<string> | undefined;

const build = async (): Promise<string> => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('probe.ts', import.meta.url)),
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
};

/** The probe with all that it imports as one module: the image holds no package, and no test. */
export const probeText = (): Promise<string> => (text ??= build());
