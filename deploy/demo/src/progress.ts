import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How far one listing has come: sent, decided by the admin, and with its final status. */
export interface ListingProgress {
  id: string;
  contentVersion: number;
  step: 'sent' | 'decided' | 'done';
}

export interface ProgressData {
  /** Keys of the members whose accounts exist. */
  members: string[];
  listings: Record<string, ListingProgress>;
  /** Keys of the vets whose profile and slots are there. */
  vets: string[];
  /** Keys of the stores that are there with all their products. */
  stores: string[];
  /** Subjects of what was written by the contact form. */
  messages: string[];
  /** Keys of the vets whose visit took place and was reviewed. */
  visits: string[];
  /** Keys of the orders that have come as far as they should. */
  orders: string[];
  /** Keys of the listings about which a conversation was reported. */
  reports: string[];
  isFinished: boolean;
}

/** What was already done, kept in a file that a kill at any moment leaves whole. */
export interface Progress {
  readonly data: Readonly<ProgressData>;
  /** Changes the data and returns when the file holds it. */
  record(change: (data: ProgressData) => void): Promise<void>;
}

const nothing = (): ProgressData => ({
  members: [],
  listings: {},
  vets: [],
  stores: [],
  messages: [],
  visits: [],
  orders: [],
  reports: [],
  isFinished: false,
});

async function read(file: string): Promise<ProgressData> {
  try {
    return { ...nothing(), ...(JSON.parse(await readFile(file, 'utf8')) as Partial<ProgressData>) };
  } catch {
    return nothing(); // not there or not readable: what exists is then found on the server
  }
}

async function write(file: string, data: ProgressData): Promise<void> {
  const handle = await open(`${file}.new`, 'w');
  try {
    await handle.writeFile(JSON.stringify(data, null, 1));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}

/** Opens the progress kept in `file`, or begins a new one. */
export async function openProgress(file: string): Promise<Progress> {
  await mkdir(dirname(file), { recursive: true });
  const data = await read(file);
  let writing: Promise<void> = Promise.resolve();
  return {
    data,
    record: (change) => {
      change(data);
      writing = writing.then(() => write(file, data));
      return writing;
    },
  };
}
