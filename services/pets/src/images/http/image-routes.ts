import { renditionWidths } from '@paltu/pictures/picture-view';
import { bytes, created, data, empty, file, notModified, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { invalidInput } from '@paltu/kernel';
import { imageView as imageSchema } from '@paltu/projections';
import { pictureNotFound } from '../domain/image-errors.ts';
import type { ImageId } from '../domain/image.ts';
import type { OpenImage } from '../use-cases/open-image.ts';
import type { UploadImages } from '../use-cases/upload-images.ts';
import { imageView } from './image-presenter.ts';
import type { FormOptions, PictureForm } from './multipart-form.ts';

const field = 'image';

const fileParams = z.object({
  imageId: z.uuid().transform((id) => id as ImageId),
  file: z.enum(renditionWidths.map((width) => `${width}.webp`)).transform((file) => Number.parseInt(file, 10)),
});

// Until it is published a picture may still be taken away; afterwards its name stands for these bytes for ever.
const cacheControl = (isPublished: boolean): string => (isPublished ? 'public, max-age=86400, immutable' : 'private, max-age=300');

const imageReply = async (openImage: OpenImage, id: ImageId, width: number, ifNoneMatch: string | undefined) => {
  const { stream, size, contentType, isPublished } = await openImage(id, width);
  const etag = `"${id}-${width}"`;
  const headers = { etag, 'cache-control': cacheControl(isPublished), 'x-content-type-options': 'nosniff' };
  if (ifNoneMatch?.includes(etag) !== true) return bytes(stream, { contentType, size, headers });
  stream.destroy();
  return notModified(headers);
};

export interface ImageUseCases {
  readonly uploadImages: UploadImages;
  readonly openImage: OpenImage;
}

export const imageRoutes = ({ uploadImages, openImage }: ImageUseCases, formOf: (options: FormOptions) => PictureForm): Route[] => {
  const { reader, filesOf } = formOf({ field, maxFiles: 1, takesJson: false });
  return [
    route({
      method: 'post',
      path: '/api/v1/pets/images',
      access: 'member',
      limit: 'uploads',
      summary: 'Send a picture ahead of the listing that will use it',
      reader,
      answers: { 201: data({ image: imageSchema }) },
      body: z.strictObject({}),
      handle: async ({ actor, request }) => {
        const [image] = await uploadImages(actor.userId, filesOf(request));
        if (image === undefined) throw invalidInput([{ path: field, code: 'required', msg: 'At least one image is required' }]);
        return created({ image: imageView(image) });
      },
    }),
    route({
      method: 'get',
      path: '/media/pets/:imageId/:file',
      access: 'public',
      limit: 'pictures',
      summary: 'One picture in one width',
      params: fileParams,
      notFound: pictureNotFound,
      answers: { 200: file('image/webp'), 304: empty() },
      handle: ({ params, request }) => imageReply(openImage, params.imageId, params.file, request.get('if-none-match')),
    }),
  ];
};
