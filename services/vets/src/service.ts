import { papersModule, picturesModule } from '@paltu/pictures';
import { contactProjection, memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { objectStoreOf } from '@paltu/storage';
import { appointmentsModule } from './appointments/appointments-module.ts';
import { closingModule } from './closing/closing-module.ts';
import { vetsConfig } from './config.ts';
import { exportsModule } from './exports/exports-module.ts';
import { interestsModule } from './interests/interests-module.ts';
import { newestReviews, reviewsModule } from './reviews/reviews-module.ts';
import { vetsModule } from './vets/vets-module.ts';

export const vetsService = defineService({
  name: 'vets',
  config: vetsConfig,
  slices: (parts, config) => {
    const objects = objectStoreOf(config, parts.logger);
    const pictures = picturesModule({ ...parts, objects, uploadDirectory: config.UPLOAD_DIR, takesAhead: false });
    const papers = papersModule({ ...parts, objects });
    const members = memberProjection(parts);
    const contacts = contactProjection(parts);
    const vets = vetsModule({ ...parts, pictures, papers, newestReviews: newestReviews({ ...parts, members: members.directory }) });
    const appointments = appointmentsModule({ ...parts, members: members.directory, contacts: contacts.directory, vets });
    const interests = interestsModule({ ...parts, vets });
    const reviews = reviewsModule({
      ...parts,
      members: members.directory,
      vets: { ...vets, requireVet: vets.findOwner },
      hasVisited: appointments.hasVisited,
    });
    const followIn = [appointments.followIn, interests.followIn, reviews.followIn, vets.followIn];
    const closing = closingModule({ keepIn: vets.keepMemberIn, followIn });
    const exports = exportsModule({
      vetProfile: vets.exported,
      vetVerification: vets.exportedVerification,
      appointments: appointments.exported,
      vetLikes: interests.exported,
      vetReviews: reviews.exported,
    });
    // The others before vets: /vets/export must not be read as the id of one.
    return [pictures, { jobs: papers.jobs }, members, contacts, closing, exports, appointments, interests, reviews, vets];
  },
});
