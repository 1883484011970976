import { createInterface } from 'node:readline/promises';

/** Whether a person wants what `warning` describes: YES=1, or who types yes. @throws Error when nobody is there to ask */
export const isMeant = async (warning: string): Promise<boolean> => {
  if (process.env.YES === '1') return true;
  if (!process.stdin.isTTY) throw new Error(`${warning} Nobody is here to ask: set YES=1.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
};
