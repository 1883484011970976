import type { Branded, MemberId } from '@paltu/kernel';

export const thingKinds = ['pet', 'store', 'vet'] as const;
export type ThingKind = (typeof thingKinds)[number];

export type ThingId = Branded<string, 'ThingId'>;

/** What members are written to about, by the last event of the service that keeps it. */
export interface Thing {
  readonly id: ThingId;
  /** Order of its events. */
  readonly version: number;
  readonly kind: ThingKind;
  readonly ownerId: MemberId;
  readonly name: string;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number } | null;
  /** Everybody may see its page. */
  readonly isPublic: boolean;
}
