import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger, type Clock, type Logger } from '@paltu/kernel';
import { objectStoreOf, type ObjectStore } from '@paltu/storage';
import { startTestService, testVariables, type TestService } from '@paltu/testing/service';
import { petsConfig } from '../src/config.ts';
import { petsService } from '../src/service.ts';

export interface RunningPets extends TestService {
  readonly objects: ObjectStore;
  /** Lets go of pictures that nobody uses any more, and deletes their files. */
  readonly sweep: () => Promise<number>;
  /** Files and folders that wait in the folder of uploads. */
  uploads(): Promise<string[]>;
}

/** Pets with a real folder of pictures, unless `variables` name another object store. */
export const startPets = async ({
  clock,
  logger = silentLogger,
  variables = {},
}: { clock?: Clock; logger?: Logger; variables?: Readonly<Record<string, string>> } = {}): Promise<RunningPets> => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-pets-'));
  const uploadDirectory = join(folder, 'uploads');
  const own = {
    UPLOAD_DIR: uploadDirectory,
    // Tests have one owner offer more than anybody has to wait for; what is promised of that has tests of its own.
    PENDING_LISTINGS: '1000000',
    ...('OBJECT_STORE_URL' in variables ? {} : { OBJECT_STORE_DIR: join(folder, 'objects') }),
    ...variables,
  };
  const service = await startTestService(petsService, {
    variables: own,
    logger,
    ...(clock === undefined ? {} : { clock }),
  });
  return {
    ...service,
    objects: objectStoreOf(petsConfig.parse({ ...testVariables, ...own }), silentLogger),
    sweep: async () => {
      await service.runJob('drop pictures of rejected listings');
      return (await service.runJob('sweep pictures')) as number;
    },
    uploads: () => readdir(uploadDirectory, { recursive: true }),
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
