/** Widths that every picture is kept in, in pixels; a smaller picture keeps its own width under each of them. */
export const renditionWidths = [320, 800, 1600] as const;

export type RenditionWidth = (typeof renditionWidths)[number];

/** Width and height of the largest rendition, in pixels. */
export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A picture as every answer of every service shows it. @param folder what it belongs to: `pets` is served under `/media/pets/`. */
export const pictureView = (folder: string, { id, width, height }: KeptPicture) => {
  const urlOf = (rendition: RenditionWidth): string => `/media/${folder}/${id}/${rendition}.webp`;
  const urls = Object.fromEntries(renditionWidths.map((rendition) => [String(rendition), urlOf(rendition)])) as Record<
    `${RenditionWidth}`,
    string
  >;
  return { id, url: urlOf(800), width, height, urls };
};
