import { localEngines, type MakeEngines } from '../../deploy/local/src/engines.ts';
import { readEngineAddresses } from './engine-addresses.ts';

/** Those that the environment names, else those of one machine. */
export const enginesUnderTest = async (): Promise<MakeEngines> => {
  const addresses = readEngineAddresses();
  if (addresses === undefined) return localEngines;
  // What prepares them is more than all that a supervisor loads, whose start and memory are measured.
  const { enginesElsewhere } = await import('./engines-elsewhere.ts');
  return enginesElsewhere(addresses);
};
