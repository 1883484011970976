import { emptySearchesSlice, knexEmptySearches } from '@paltu/empty-searches';
import { limitersOf } from '@paltu/limits';
import { papersModule, picturesModule, uploadLimitsOf } from '@paltu/pictures';
import { contactProjection, memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { exportRoute } from '@paltu/service-kit';
import { objectStoreOf } from '@paltu/storage';
import { petsConfig } from './config.ts';
import { interestsModule } from './interests/interests-module.ts';
import { listingsModule } from './listings/listings-module.ts';
import { ownersModule } from './owners/owners-module.ts';
import { revealsModule } from './reveals/reveals-module.ts';
import { rulesModule } from './rules/rules-module.ts';

export const petsService = defineService({
  name: 'pets',
  config: petsConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const objects = objectStoreOf(config, parts.logger);
    const files = { objects, preparedDirectory: config.PREPARED_PICTURES, limits: uploadLimitsOf(config) };
    const pictures = picturesModule({ ...parts, ...files, uploadDirectory: config.UPLOAD_DIR, takesAhead: true });
    const papers = papersModule({ ...parts, ...files });
    const members = memberProjection(parts, ownersModule(parts).onMemberChanged);
    const contacts = contactProjection(parts);
    const rules = rulesModule(parts);
    const emptySearches = emptySearchesSlice({
      store: knexEmptySearches(parts.database),
      clock: parts.clock,
      lists: { pets: '/api/v1/pets' },
    });
    const submitters = config.REQUIRE_VERIFIED_EMAIL ? 'verified' : 'all';
    const listings = listingsModule({
      ...parts,
      pictures,
      papers,
      members: members.directory,
      submitters,
      mostPending: config.PENDING_LISTINGS,
      rules: rules.broken,
      noteSearch: emptySearches.note.pets,
    });
    const interests = interestsModule({ ...parts, listings, limiters });
    const reveals = revealsModule({ ...parts, listings, limiters, contacts: contacts.directory });
    // Others before listings: /pets/images and /pets/export must not be read as the id of one.
    return [
      pictures,
      { jobs: papers.jobs },
      members,
      contacts,
      rules,
      {
        routes: [
          exportRoute({
            path: '/api/v1/pets/export',
            summary: 'All that is kept here of the caller: their listings, what they like, and numbers shown to them and to others',
            parts: { pets: listings.exported, likes: interests.exported, phoneReveals: reveals.exported },
          }),
        ],
      },
      emptySearches,
      listings,
      interests,
      reveals,
      { prepare: limiters.open },
    ];
  },
});
