import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const limitMs = 120_000;
const askAgainMs = 50;

/**
 * Steps that this program and `backup.sh`, which alone may pause a container, take in turn: each is an empty file in the folder that both see.
 */
export const stepsIn = (folder: string) => {
  const at = (step: string): string => join(folder, `.step-${step}`);
  return {
    done: (step: string): Promise<void> => writeFile(at(step), ''),
    /** @throws Error when that takes too long */
    until: async (step: string): Promise<void> => {
      const endsAt = performance.now() + limitMs;
      while (!existsSync(at(step))) {
        if (performance.now() > endsAt) throw new Error(`nobody did the step "${step}" within ${limitMs / 1_000} s`);
        await sleep(askAgainMs);
      }
    },
    forget: async (...steps: string[]): Promise<void> => {
      for (const step of steps) await rm(at(step), { force: true });
    },
  };
};
