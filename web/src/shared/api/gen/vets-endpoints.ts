// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['Appointment', 'Review', 'Slot', 'Stats', 'Testimonial', 'Vet'] as const;

export const vetsEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** All that is kept here of the caller: their profile and papers, every appointment of either side, whom they like, and their reviews */
    getVetsExport: build.query<Answer<'getVetsExport'>, Args<'getVetsExport'>>({ query: request('GET', '/vets/export'), providesTags: provides('Vet', ['appointments', 'vetLikes', 'vetReviews', 'vetProfile', 'vetVerification']) }),
    /** Appointments with the caller by state, guests, reviews and free slots to come */
    getVetsUserStats: build.query<Answer<'getVetsUserStats'>, Args<'getVetsUserStats'>>({ query: request('GET', '/vets/user/stats'), providesTags: ['Stats'] }),
    /** The caller's appointments, as a guest and as a vet: of those to come the next one first, else the last one */
    getVetsUserAppointments: build.query<Answer<'getVetsUserAppointments'>, Args<'getVetsUserAppointments'>>({ query: request('GET', '/vets/user/appointments'), providesTags: provides('Appointment', ['appointments']) }),
    /** Call an appointment off: a guest until two hours before, a vet with a reason */
    deleteVetsAppointmentsById: build.mutation<Answer<'deleteVetsAppointmentsById'>, Change<'deleteVetsAppointmentsById'>>({ query: request('DELETE', '/vets/appointments/{id}'), invalidatesTags: changes('Appointment') }),
    /** Record as the vet whether the guest came */
    patchVetsAppointmentsByIdStatus: build.mutation<Answer<'patchVetsAppointmentsByIdStatus'>, Change<'patchVetsAppointmentsByIdStatus'>>({ query: request('PATCH', '/vets/appointments/{id}/status'), invalidatesTags: changes('Appointment') }),
    /** Book a slot of a vet: it is booked at once */
    postVetsByIdAppointments: build.mutation<Answer<'postVetsByIdAppointments'>, Change<'postVetsByIdAppointments'>>({ query: request('POST', '/vets/{id}/appointments'), invalidatesTags: changes('Appointment') }),
    /** Like a vet, or no longer; without `liked` the other way round than it is */
    postVetsByIdLike: build.mutation<Answer<'postVetsByIdLike'>, Change<'postVetsByIdLike'>>({ query: request('POST', '/vets/{id}/like') }),
    /** Vets that the caller likes, the last one liked first: those in sight, and the caller's profile */
    getVetsUserLikes: build.query<Answer<'getVetsUserLikes'>, Args<'getVetsUserLikes'>>({ query: request('GET', '/vets/user/likes'), providesTags: provides('Vet', ['vets']) }),
    /** The newest reviews by guests who gave a vet five stars */
    getVetsTestimonials: build.query<Answer<'getVetsTestimonials'>, Args<'getVetsTestimonials'>>({ query: request('GET', '/vets/testimonials'), extraOptions: { access: 'public' }, providesTags: provides('Testimonial', ['testimonials']) }),
    /** Reviews of a vet, the last written first */
    getVetsByIdReviews: build.query<Answer<'getVetsByIdReviews'>, Args<'getVetsByIdReviews'>>({ query: request('GET', '/vets/{id}/reviews'), extraOptions: { access: 'public' }, providesTags: provides('Review', ['reviews']) }),
    /** Reviews of a vet, the last written first, with the token of the member who is signed in */
    getVetsByIdReviewsAsMember: build.query<Answer<'getVetsByIdReviews'>, Args<'getVetsByIdReviews'>>({ query: request('GET', '/vets/{id}/reviews'), providesTags: provides('Review', ['reviews']) }),
    /** Review a vet after a completed visit; a second review replaces the first */
    postVetsByIdReviews: build.mutation<Answer<'postVetsByIdReviews'>, Change<'postVetsByIdReviews'>>({ query: request('POST', '/vets/{id}/reviews'), invalidatesTags: changes('Review') }),
    /** The caller's review of a vet, if any, and whether they may write one */
    getVetsByIdReviewsOwn: build.query<Answer<'getVetsByIdReviewsOwn'>, Args<'getVetsByIdReviewsOwn'>>({ query: request('GET', '/vets/{id}/reviews/own'), providesTags: provides('Review', ['review', 'mayReview']) }),
    /** Remove the caller's review; an admin removes any; once more answers the same */
    deleteVetsByIdReviewsByReviewId: build.mutation<Answer<'deleteVetsByIdReviewsByReviewId'>, Change<'deleteVetsByIdReviewsByReviewId'>>({ query: request('DELETE', '/vets/{id}/reviews/{reviewId}'), invalidatesTags: changes('Review') }),
    /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
    getVetsEmptySearches: build.query<Answer<'getVetsEmptySearches'>, Args<'getVetsEmptySearches'>>({ query: request('GET', '/vets/empty-searches'), providesTags: provides('Vet', ['searches']) }),
    /** Vets; with `search`, what it was taken for */
    getVets: build.query<Answer<'getVets'>, Args<'getVets'>>({ query: request('GET', '/vets'), extraOptions: { access: 'public' }, providesTags: provides('Vet', ['vets', 'search']) }),
    /** Offer visits as a vet */
    postVets: build.mutation<Answer<'postVets'>, Change<'postVets'>>({ query: request('POST', '/vets'), invalidatesTags: changes('Vet') }),
    /** Change the caller's profile */
    putVets: build.mutation<Answer<'putVets'>, Change<'putVets'>>({ query: request('PUT', '/vets'), invalidatesTags: changes('Vet') }),
    /** Vets that are shown before others */
    getVetsFeatured: build.query<Answer<'getVetsFeatured'>, Args<'getVetsFeatured'>>({ query: request('GET', '/vets/featured'), extraOptions: { access: 'public' }, providesTags: provides('Vet', ['vets']) }),
    /** Vets of one specialty, the best rated first */
    getVetsSpecialty: build.query<Answer<'getVetsSpecialty'>, Args<'getVetsSpecialty'>>({ query: request('GET', '/vets/specialty'), extraOptions: { access: 'public' }, providesTags: provides('Vet', ['vets']) }),
    /** Vets around a place, the nearest first */
    getVetsNearby: build.query<Answer<'getVetsNearby'>, Args<'getVetsNearby'>>({ query: request('GET', '/vets/nearby'), extraOptions: { access: 'public' }, providesTags: provides('Vet', ['vets']) }),
    /** The caller's profile */
    getVetsUserMyProfile: build.query<Answer<'getVetsUserMyProfile'>, Args<'getVetsUserMyProfile'>>({ query: request('GET', '/vets/user/my-profile'), providesTags: provides('Vet', ['vet']) }),
    /** Whether the caller is a vet: the name of their profile, or none */
    getVetsUserOffice: build.query<Answer<'getVetsUserOffice'>, Args<'getVetsUserOffice'>>({ query: request('GET', '/vets/user/office'), providesTags: provides('Vet', ['vet']) }),
    /** Hide the caller's profile, or show it again */
    patchVetsStatus: build.mutation<Answer<'patchVetsStatus'>, Change<'patchVetsStatus'>>({ query: request('PATCH', '/vets/status'), invalidatesTags: changes('Vet') }),
    /** Send papers and ask for the mark verified; papers that were sent before are forgotten */
    postVetsUserVerification: build.mutation<Answer<'postVetsUserVerification'>, Change<'postVetsUserVerification'>>({ query: request('POST', '/vets/user/verification'), invalidatesTags: changes('Vet') }),
    /** What became of the caller's request for the mark verified */
    getVetsUserVerification: build.query<Answer<'getVetsUserVerification'>, Args<'getVetsUserVerification'>>({ query: request('GET', '/vets/user/verification'), providesTags: provides('Vet', ['verification']) }),
    /** All slots to come of the caller’s own profile, free and booked ones */
    getVetsUserSlots: build.query<Answer<'getVetsUserSlots'>, Args<'getVetsUserSlots'>>({ query: request('GET', '/vets/user/slots'), providesTags: provides('Slot', ['slots']) }),
    /** Slots of a vet that are to come on one day, else the first 100 in order, and how many there are on each day */
    getVetsByIdSlots: build.query<Answer<'getVetsByIdSlots'>, Args<'getVetsByIdSlots'>>({ query: request('GET', '/vets/{id}/slots'), extraOptions: { access: 'public' }, providesTags: provides('Slot', ['slots', 'days']) }),
    /** Slots of a vet that are to come on one day, else the first 100 in order, and how many there are on each day, with the token of the member who is signed in */
    getVetsByIdSlotsAsMember: build.query<Answer<'getVetsByIdSlots'>, Args<'getVetsByIdSlots'>>({ query: request('GET', '/vets/{id}/slots'), providesTags: provides('Slot', ['slots', 'days']) }),
    /** Offer times for visits: all of them, or none; one that is there already is the same slot */
    postVetsSlots: build.mutation<Answer<'postVetsSlots'>, Change<'postVetsSlots'>>({ query: request('POST', '/vets/slots'), invalidatesTags: changes('Slot') }),
    /** Take times back: all of them, or none; those that are not there are passed over */
    deleteVetsSlots: build.mutation<Answer<'deleteVetsSlots'>, Change<'deleteVetsSlots'>>({ query: request('DELETE', '/vets/slots'), invalidatesTags: changes('Slot') }),
    /** One vet */
    getVetsById: build.query<Answer<'getVetsById'>, Args<'getVetsById'>>({ query: request('GET', '/vets/{id}'), extraOptions: { access: 'public' }, providesTags: provides('Vet', ['vet']) }),
    /** One vet, with the token of the member who is signed in */
    getVetsByIdAsMember: build.query<Answer<'getVetsById'>, Args<'getVetsById'>>({ query: request('GET', '/vets/{id}'), providesTags: provides('Vet', ['vet']) }),
  }),
});
