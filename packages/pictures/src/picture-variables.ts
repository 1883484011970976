import { floorBytesOf, objectStoreVariables } from '@paltu/storage';
import { z } from 'zod';

const megabytes = z.coerce.number().int().min(1).max(1_000_000);
const megabyte = 1_048_576;

/** The variables of a service that keeps pictures; it checks them by `oneObjectStore` of `@paltu/storage`. */
export const pictureVariables = {
  /** Where the pictures are. */
  ...objectStoreVariables,
  /** Folder of files on their way in; private to this process, emptied at start. */
  UPLOAD_DIR: z.string().min(1),
  /** Of all pictures of one member in this service, in all their widths. */
  MEMBER_PICTURES_MB: megabytes.default(200),
};

/** The same of one that keeps papers, too. */
export const paperVariables = {
  ...pictureVariables,
  /** Of all papers of one member in this service. */
  MEMBER_PAPERS_MB: megabytes.default(100),
};

/** How much may be sent, in bytes. */
export interface UploadLimits {
  readonly pictureBytes: number;
  readonly paperBytes: number;
  /** Of the disk of files on their way in stay free. */
  readonly floorBytes: number;
}

interface LimitConfig {
  readonly MEMBER_PICTURES_MB: number;
  readonly MEMBER_PAPERS_MB?: number;
  readonly DISK_FLOOR_MB: number;
}

export const uploadLimitsOf = (config: LimitConfig): UploadLimits => ({
  pictureBytes: config.MEMBER_PICTURES_MB * megabyte,
  paperBytes: (config.MEMBER_PAPERS_MB ?? 0) * megabyte,
  floorBytes: floorBytesOf(config),
});
