/** What the bytes of a file are, whatever it is called. HEIC is what iPhones write; only some browsers read it, and the server does not. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

/** Marks of a format: Latin text that stands at a place. */
const marks: Record<PictureFormat, readonly { at: number; texts: readonly string[] }[]> = {
  jpeg: [{ at: 0, texts: ['\xff\xd8\xff'] }],
  png: [{ at: 0, texts: ['\x89PNG\r\n\x1a\n'] }],
  gif: [{ at: 0, texts: ['GIF87a', 'GIF89a'] }],
  webp: [
    { at: 0, texts: ['RIFF'] },
    { at: 8, texts: ['WEBP'] },
  ],
  heic: [
    { at: 4, texts: ['ftyp'] },
    { at: 8, texts: ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'] },
  ],
};

const formats = Object.keys(marks) as PictureFormat[];

/** How many bytes of a file `formatOf` looks at. */
export const headBytes = 16;

/** The format that the first bytes of a file show; undefined when they show none of these. */
export function formatOf(head: Uint8Array): PictureFormat | undefined {
  const text = String.fromCharCode(...head);
  const stands = ({ at, texts }: { at: number; texts: readonly string[] }) => texts.some((mark) => text.startsWith(mark, at));
  return formats.find((format) => marks[format].every(stands));
}
