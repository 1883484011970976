import type { Decided } from '@paltu/kernel';
import type { ListingEvent } from '../domain/listing-events.ts';
import { isPublished, type Listing } from '../domain/listing.ts';
import { paperIdsOf } from '../domain/papers.ts';
import type { ListingScope } from './ports.ts';

/**
 * Keeps what a decision made of a listing: its state, who sees its pictures, its events. Pictures and papers that it has no longer are let go.
 * Gives false when the decision changed nothing.
 */
export const keepDecided = async (
  { listings, pictures, papers, outbox }: ListingScope,
  before: Listing,
  { state, events }: Decided<Listing, ListingEvent>,
): Promise<boolean> => {
  if (events.length === 0) return false;
  const kept = new Set(state.pictures.map(({ id }) => id));
  await pictures.release(before.pictures.map(({ id }) => id).filter((id) => !kept.has(id)));
  const papersKept = new Set(paperIdsOf(state.papers));
  await papers.release(paperIdsOf(before.papers).filter((id) => !papersKept.has(id)));
  await pictures.setVisibility(state.id, isPublished(state));
  await listings.save(state);
  await outbox.append(events);
  return true;
};
