// Beside a test run, in a process group of its own: when that process ends, whichever way, its containers go.
import { removeOwnContainers } from './container-owners.ts';

process.stdin.on('end', () => void removeOwnContainers()).resume();
