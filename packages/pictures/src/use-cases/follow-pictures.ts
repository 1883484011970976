import type { KeptClaims, PictureClaims } from './ports.ts';

/** The claims of an adapter as a slice has them. */
export const followPictures = ({ claim, release, setVisibility }: KeptClaims): PictureClaims => ({
  claim,
  follow: async ({ usedBy, before, after, isPublic }) => {
    await release(before.filter((id) => !after.includes(id)));
    if (after.length > 0) await setVisibility(usedBy, isPublic);
  },
});
