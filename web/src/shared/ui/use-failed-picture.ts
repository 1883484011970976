import { useState } from 'react';

/** Whether the picture at this address could not be loaded, and what its `<img>` takes to notice it. */
export function useFailedPicture(url: string | undefined) {
  const [failed, setFailed] = useState<string>();
  const fail = () => setFailed(url);
  return {
    isFailed: url !== undefined && url === failed,
    noticing: {
      // One of a page that came with its answers may have failed before anything listened.
      ref: (picture: HTMLImageElement | null) => {
        if (picture?.complete && picture.naturalWidth === 0) fail();
      },
      onError: fail,
    },
  };
}
