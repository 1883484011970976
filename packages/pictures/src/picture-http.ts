import { invalidInput } from '@paltu/kernel';
import { bytes, created, data, empty, file, idParam, notModified, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { pictureNotFound } from './picture-errors.ts';
import type { PictureFormOf } from './picture-form.ts';
import type { OpenPicture } from './picture-use-cases.ts';
import { pictureView, presentPicture } from './picture-view.ts';
import { renditionWidths, type PictureId, type UploadPictures } from './picture.ts';

const field = 'image';

const fileParams = z.object({
  imageId: idParam.transform((id) => id as PictureId),
  file: z.enum(renditionWidths.map((width) => `${width}.webp`)).transform((name) => Number.parseInt(name, 10)),
});

// Until it is public a picture may still be taken away; afterwards its name stands for these bytes for ever.
const cacheControl = (isPublic: boolean): string => (isPublic ? 'public, max-age=86400, immutable' : 'private, max-age=300');

const pictureReply = async (openPicture: OpenPicture, id: PictureId, width: number, ifNoneMatch: string | undefined) => {
  const { stream, size, contentType, isPublic } = await openPicture(id, width);
  const etag = `"${id}-${width}"`;
  const headers = { etag, 'cache-control': cacheControl(isPublic), 'x-content-type-options': 'nosniff' };
  if (ifNoneMatch?.includes(etag) !== true) return bytes(stream, { contentType, size, headers });
  stream.destroy();
  return notModified(headers);
};

export interface PictureRouteNeeds {
  /** Of the service: part of every path. */
  readonly name: string;
  /** Whether pictures may be sent ahead of what will use them. */
  readonly takesAhead: boolean;
  readonly uploadPictures: UploadPictures;
  readonly openPicture: OpenPicture;
  readonly formOf: PictureFormOf;
}

const aheadRoute = ({ name, uploadPictures, formOf }: PictureRouteNeeds): Route => {
  const { reader, filesOf } = formOf({ field, maxFiles: 1, takesJson: false });
  return route({
    method: 'post',
    path: `/api/v1/${name}/images`,
    access: 'member',
    limit: 'uploads',
    summary: 'Send a picture ahead of what will use it',
    reader,
    body: z.strictObject({}),
    answers: { 201: data({ image: pictureView }) },
    handle: async ({ actor, request }) => {
      const [picture] = await uploadPictures(actor.userId, filesOf(request));
      if (picture === undefined) throw invalidInput([{ path: field, code: 'required', msg: 'At least one image is required' }]);
      return created({ image: presentPicture(name, picture) });
    },
  });
};

/** A picture is read by everybody who knows its name. */
const servedRoute = ({ name, openPicture }: PictureRouteNeeds): Route =>
  route({
    method: 'get',
    path: `/media/${name}/:imageId/:file`,
    access: 'public',
    limit: 'pictures',
    summary: 'A picture in one of its widths',
    params: fileParams,
    notFound: pictureNotFound,
    answers: { 200: file('image/webp'), 304: empty() },
    handle: ({ params, request }) => pictureReply(openPicture, params.imageId, params.file, request.get('if-none-match')),
  });

export const pictureRoutes = (needs: PictureRouteNeeds): Route[] => [...(needs.takesAhead ? [aheadRoute(needs)] : []), servedRoute(needs)];
