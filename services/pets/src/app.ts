import type { ConsumerDefinition } from '@paltu/events';
import type { Clock, Logger } from '@paltu/kernel';
import { toAppError } from '@paltu/persistence';
import { memberTokens, type DataService, type ServiceParts } from '@paltu/runtime';
import { createApp, type HealthChecks, type VerifyToken } from '@paltu/service-kit';
import { objectStoreOf, type ObjectStore } from '@paltu/storage';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { PetsConfig } from './config.ts';
import { imagesModule } from './images/images-module.ts';
import { listingsModule } from './listings/listings-module.ts';
import { ownersModule } from './owners/owners-module.ts';

export interface AppNeeds {
  readonly database: Knex;
  readonly objects: ObjectStore;
  /** Private to this process. */
  readonly uploadDirectory: string;
  readonly verifyToken: VerifyToken;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly checks?: HealthChecks;
}

export interface PetsApp {
  readonly http: Express;
  /** Call it once, before the first request. */
  readonly dropLeftovers: () => Promise<void>;
  readonly consumers: readonly ConsumerDefinition[];
  /** Lets go of pictures that nobody uses any more, and deletes their files; answers how many went. */
  readonly sweep: () => Promise<number>;
}

/** The service as its slices. */
export const buildApp = (needs: AppNeeds): PetsApp => {
  const { database, verifyToken, logger } = needs;
  const images = imagesModule(needs);
  const listings = listingsModule({
    ...needs,
    uploads: images.uploads,
    claimsIn: images.claimsIn,
    imageView: images.imageView,
    form: images.formOf({ field: 'images', maxFiles: 10, takesJson: true }),
  });
  const owners = ownersModule();

  return {
    http: createApp({
      // Pictures first: /pets/images must not be read as the id of a listing.
      routes: [...images.routes, ...listings.routes],
      verifyToken,
      logger,
      checks: { database: () => database.raw('select 1'), ...needs.checks },
      translateError: toAppError,
    }),
    dropLeftovers: images.dropLeftovers,
    consumers: [...listings.consumers, ...owners.consumers],
    sweep: async () => {
      await listings.dropPicturesOfRejected();
      return images.sweep();
    },
  };
};

const sweepEveryMs = 30_000;

/** The service as a process runs it. */
export const petsService =
  (config: PetsConfig) =>
  async (parts: ServiceParts): Promise<DataService> => {
    const { verifyToken, checks } = memberTokens(parts, config.AUTH_URL);
    const objects = await objectStoreOf(config, parts.logger);
    const app = buildApp({ ...parts, objects, uploadDirectory: config.UPLOAD_DIR, verifyToken, checks });
    await app.dropLeftovers();
    return { http: app.http, consumers: app.consumers, chores: { 'sweep images': { everyMs: sweepEveryMs, run: app.sweep } } };
  };
