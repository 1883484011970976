import 'i18next';
import type about from './features/about/locales/en.json';
import type adminRules from './features/admin-rules/locales/en.json';
import type adoption from './features/adoption/locales/en.json';
import type blog from './features/blog/locales/en.json';
import type comingSoon from './features/coming-soon/locales/en.json';
import type contact from './features/contact/locales/en.json';
import type faq from './features/faq/locales/en.json';
import type favourites from './features/favourites/locales/en.json';
import type home from './features/home/locales/en.json';
import type legal from './features/legal/locales/en.json';
import type marks from './features/marks/locales/en.json';
import type members from './features/members/locales/en.json';
import type moderation from './features/moderation/locales/en.json';
import type myPets from './features/my-pets/locales/en.json';
import type pets from './features/pets/locales/en.json';
import type session from './features/session/locales/en.json';
import type vets from './features/vets/locales/en.json';
import type vetOffice from './features/vet-office/locales/en.json';
import type adoptionApplication from './shared/locales/adoption-application/en.json';
import type adoptionRequests from './shared/locales/adoption-requests/en.json';
import type appointments from './shared/locales/appointments/en.json';
import type errors from './shared/locales/errors/en.json';
import type fields from './shared/locales/fields/en.json';
import type papers from './shared/locales/papers/en.json';
import type pet from './shared/locales/pet/en.json';
import type postListing from './shared/locales/post-listing/en.json';
import type rules from './shared/locales/rules/en.json';
import type shell from './shared/locales/shell/en.json';
import type vet from './shared/locales/vet/en.json';
import type vetProfile from './shared/locales/vet-profile/en.json';
import type subscriptions from './features/subscriptions/locales/en.json';
import type verification from './shared/locales/verification/en.json';

/** A key that no language has does not compile; a new namespace gets a line here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    strictKeyChecks: true;
    resources: {
      about: typeof about;
      'admin-rules': typeof adminRules;
      adoption: typeof adoption;
      'adoption-application': typeof adoptionApplication;
      'adoption-requests': typeof adoptionRequests;
      appointments: typeof appointments;
      blog: typeof blog;
      'coming-soon': typeof comingSoon;
      contact: typeof contact;
      errors: typeof errors;
      faq: typeof faq;
      favourites: typeof favourites;
      fields: typeof fields;
      home: typeof home;
      legal: typeof legal;
      marks: typeof marks;
      members: typeof members;
      moderation: typeof moderation;
      'my-pets': typeof myPets;
      papers: typeof papers;
      pet: typeof pet;
      pets: typeof pets;
      'post-listing': typeof postListing;
      rules: typeof rules;
      session: typeof session;
      shell: typeof shell;
      subscriptions: typeof subscriptions;
      'vet-office': typeof vetOffice;
      'vet-profile': typeof vetProfile;
      verification: typeof verification;
      vet: typeof vet;
      vets: typeof vets;
    };
  }
}
