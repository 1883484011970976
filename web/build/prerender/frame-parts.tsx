import type { ComponentType } from 'react';
import { SiteFooter as Footer } from '../../src/app/layouts/site-footer.tsx';
import { SiteHeader as Header } from '../../src/app/layouts/site-header.tsx';
import { TabBar as Tabs } from '../../src/app/layouts/tab-bar.tsx';

/** Stands in the page for a part of its frame, of which the HTML is there already. */
const place = /<template data-part="\w+"><\/template>/;

let areLeftOut = false;

function part<Props extends object>(name: string, Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (areLeftOut ? <template data-part={name} /> : <Part {...props} />);
}

/** The worker's build gives the frame these in place of its own: `render-pages.ts`. */
export const SiteHeader = part('header', Header);
export const SiteFooter = part('footer', Footer);
export const TabBar = part('tabs', Tabs);

/** React puts these before the page; in the head the browser finds them sooner, and they are no part of what is taken over. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

interface Rendered {
  /** What stands in the root of the page. */
  readonly html: string;
  readonly preloads: string;
}

function rendered(html: string): Rendered {
  const preloads = leadingPreloads.exec(html)?.[0] ?? '';
  return { html: html.slice(preloads.length), preloads };
}

function withoutParts(render: () => string): Rendered {
  areLeftOut = true;
  try {
    return rendered(render());
  } finally {
    areLeftOut = false;
  }
}

interface Frame {
  readonly parts: readonly string[];
  readonly preloads: string;
  /** The foot shows the year. */
  readonly day: string;
}

/** What stands in `whole` where `content` has places. */
function partsOf(whole: string, content: string): string[] {
  const [start = '', ...rest] = content.split(place);
  let at = start.length;
  return rest.map((between) => {
    const end = between === '' ? whole.length : whole.indexOf(between, at);
    const found = whole.slice(at, end);
    at = end + between.length;
    return found;
  });
}

const frames = new Map<string, Frame>();

/**
 * Renders a page, its frame once for all pages that share one.
 * @param of two pages of the same name have the same frame
 */
export function renderInFrame(of: string, render: () => string): Rendered & { readonly content: string } {
  const day = new Date().toDateString();
  const { html: content, preloads } = withoutParts(render);
  let frame = frames.get(of);
  if (frame?.day !== day) {
    const whole = rendered(render());
    frame = { parts: partsOf(whole.html, content), preloads: whole.preloads.replace(preloads, ''), day };
    frames.set(of, frame);
  }
  const { parts } = frame;
  const pieces = content.split(place);
  return { content, preloads: frame.preloads + preloads, html: pieces.map((piece, index) => piece + (parts[index] ?? '')).join('') };
}
